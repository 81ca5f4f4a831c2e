import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const service = (_id: string, plate?: object) => stored(_id, "service", plate && { plate });

const picture = { asset: { _type: "reference", _ref: `image-${"0".repeat(40)}-1680x800-svg` } };

test("each line becomes an upright part of the picture, within it", async () => {
  const documents = [
    service("service-a", { picture, callouts: ["Left", "Middle", "Right"] }),
    service("drafts.service-b", { picture, callouts: ["Alone"] }),
    service("service-c", { callouts: ["Without a picture"] }),
    service("service-d"),
  ];
  const after = await migrated(migration, documents);
  const part = { _type: "plateFrame", y: 0, w: 640, h: 800 };
  expect(after.map(({ plate }) => plate)).toEqual([
    {
      picture,
      frames: [
        { ...part, _key: "frame-1", caption: "Left", x: 0 },
        { ...part, _key: "frame-2", caption: "Middle", x: 520 },
        { ...part, _key: "frame-3", caption: "Right", x: 1040 },
      ],
    },
    { picture, frames: [{ ...part, _key: "frame-1", caption: "Alone", x: 0 }] },
    {},
    undefined,
  ]);
});
