import { createClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const category = (_id: string, fields: object): SanityDocument => ({
  _id,
  _type: "articleCategory",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

test("a category without an address gets one from its title", async () => {
  const documents = [
    category("a", { title: "Café & Bars" }),
    category("drafts.a", { title: "Café & Bars", slug: { _type: "slug" } }),
    category("b", { title: "AI", slug: { _type: "slug", current: "machines" } }),
    category("c", { title: "!" }),
    category("d", {}),
  ];
  const step = { name: "0008-category-addresses", migration };
  const after = applyChanges(documents, await planStep(documents, step, client));
  expect(after.map(({ slug }) => (slug as { current?: string } | undefined)?.current)).toEqual([
    ...["cafe-bars", "cafe-bars", "machines"],
    ...[undefined, undefined],
  ]);
  expect(await planStep(after, step, client)).toEqual([]);
});
