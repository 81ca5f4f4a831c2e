import { createClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const document = (_id: string, _type: string, fields: object = {}): SanityDocument => ({
  _id,
  _type,
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

const group = { _type: "reference", _ref: "g" };

test("each number becomes a place in an array, in the order that visitors saw, and drafts get it too", async () => {
  const sections = [
    { _key: "c", _type: "catalogue" },
    { _key: "p", _type: "portfolio", projects: [{ _ref: "x" }] },
  ];
  const documents = [
    document("b", "service", { order: 20, group }),
    document("a", "service", { order: 20, group }),
    document("c", "service", { order: 10, group }),
    document("none", "service", { group }),
    document("drafts.new", "service", { order: 5, group }),
    document("h", "serviceGroup", { order: 20 }),
    document("g", "serviceGroup", { order: 30 }),
    document("drafts.g", "serviceGroup", { order: 10 }),
    document("p", "project", { order: 1 }),
    document("page", "sectionPage", { sections }),
  ];
  const step = { name: "0006-order-as-content", migration };
  const after = applyChanges(documents, await planStep(documents, step, client));
  const found = new Map(after.map((item) => [item._id, item]));
  const refs = (list: unknown) => (list as { _ref: string }[] | undefined)?.map(({ _ref }) => _ref);
  expect(after.filter((item) => "order" in item)).toEqual([]);
  for (const id of ["g", "drafts.g"]) {
    expect(refs(found.get(id)?.services)).toEqual(["c", "a", "b", "none"]);
  }
  expect(found.get("h")).not.toHaveProperty("services");
  const [catalogue, portfolio] = (found.get("page")?.sections ?? []) as Record<string, unknown>[];
  expect(refs(catalogue?.groups)).toEqual(["h", "g"]);
  expect(portfolio).not.toHaveProperty("order");

  expect(await planStep(after, step, client)).toEqual([]);
});
