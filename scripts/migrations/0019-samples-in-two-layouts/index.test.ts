import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const sample = (layout: string) => ({ _type: "exhibit", _key: layout, layout, rows: [] });

test("turns samples in former layouts into tables, and leaves other blocks alone", async () => {
  const blocks = [sample("checklist"), sample("chat"), { _type: "prose", _key: "prose" }];
  const documents = [
    stored("service-a", "service", { sections: blocks }),
    stored("drafts.service-b", "service", { landing: { sections: [sample("calendar")] } }),
  ];
  const [service, rich] = await migrated(migration, documents);
  expect(service?.sections).toEqual([
    { ...sample("checklist"), layout: "records" },
    ...blocks.slice(1),
  ]);
  expect(rich?.landing).toEqual({ sections: [{ ...sample("calendar"), layout: "records" }] });
});
