import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const part = { x: 84, y: 50, w: 400, h: 500 };
const area = { _type: "pictureArea", ...part };
const view = "svgView(viewBox(84,50,400,500))";

test("shows the same parts of pictures, as views", async () => {
  const frame = { _type: "plateFrame", _key: "f", caption: "Live location" };
  const card = { _type: "homeCard", _key: "c", title: "Chatbots" };
  const [service, home] = await migrated(migration, [
    stored("drafts.service-a", "service", {
      plate: { _type: "plate", frames: [{ ...frame, ...part }], card: area },
    }),
    stored("homePage", "homePage", { sections: [{ _key: "o", cards: [{ ...card, area }] }] }),
  ]);
  expect(service?.plate).toEqual({ _type: "plate", frames: [{ ...frame, view }], card: view });
  expect(home?.sections).toEqual([{ _key: "o", cards: [{ ...card, view }] }]);
});
