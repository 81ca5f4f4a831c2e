import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const service = (_id: string, fields: object) => stored(_id, "service", fields);

const rows = [{ _key: "a", label: "Café fit-out", text: "Named a budget", result: "86" }];
const drawn = { heading: "Best first", layout: "scores", rows: [{ ...rows[0], drawing: "chart" }] };
const table = { heading: "Best first", layout: "records", rows };
const block = { _key: "exhibit", _type: "exhibit" };

test("keeps every word of a drawn sample, as a table", async () => {
  const documents = [
    service("service-a", { picture: drawn, sections: [{ ...block, ...table }] }),
    service("drafts.service-b", { picture: drawn, plate: { frames: [] } }),
    service("service-c", { landing: { sections: [{ ...block, ...drawn }, { _type: "prose" }] } }),
    service("service-d", { sections: [{ ...block, layout: "calendar", rows }] }),
  ];
  const after = await migrated(migration, documents);
  expect(after.map(({ picture, sections, landing }) => ({ picture, sections, landing }))).toEqual([
    {
      sections: [
        { ...table, _type: "exhibit", _key: "picture" },
        { ...block, ...table },
      ],
    },
    {},
    { landing: { sections: [{ ...block, ...table }, { _type: "prose" }] } },
    { sections: [{ ...block, layout: "calendar", rows }] },
  ]);
});
