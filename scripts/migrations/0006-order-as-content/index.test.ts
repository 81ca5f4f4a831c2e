import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const group = { _type: "reference", _ref: "g" };

test("each number becomes a place in an array, in the order that visitors saw, and drafts get it too", async () => {
  const sections = [
    { _key: "c", _type: "catalogue" },
    { _key: "p", _type: "portfolio", projects: [{ _ref: "x" }] },
  ];
  const documents = [
    stored("b", "service", { order: 20, group }),
    stored("a", "service", { order: 20, group }),
    stored("c", "service", { order: 10, group }),
    stored("none", "service", { group }),
    stored("drafts.new", "service", { order: 5, group }),
    stored("h", "serviceGroup", { order: 20 }),
    stored("g", "serviceGroup", { order: 30 }),
    stored("drafts.g", "serviceGroup", { order: 10 }),
    stored("p", "project", { order: 1 }),
    stored("page", "sectionPage", { sections }),
  ];
  const after = await migrated(migration, documents);
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
});
