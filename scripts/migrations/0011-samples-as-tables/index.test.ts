import { createClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const service = (_id: string, fields: object): SanityDocument => ({
  _id,
  _type: "service",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

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
  const step = { name: "0011-samples-as-tables", migration };
  const after = applyChanges(documents, await planStep(documents, step, client));
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
  expect(await planStep(after, step, client)).toEqual([]);
});
