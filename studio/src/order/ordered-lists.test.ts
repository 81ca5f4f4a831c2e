import { schemaTypes } from "@currawong/schemas/schema";
import { describe, expect, it, test } from "vitest";
import { listsOf, ORDERED_TYPES, type OrderedDocument, PLURALS, patchesOf } from "./order.ts";

const document = (
  _id: string,
  _type: string,
  order: number | null,
  within: string | null = null,
): OrderedDocument => ({ _id, _type, _rev: `rev ${_id}`, title: _id, order, within });

describe.each(ORDERED_TYPES)("$type", ({ type, field }) => {
  const definition = schemaTypes.find(({ name }) => name === type);
  const fields = definition && "fields" in definition ? (definition.fields ?? []) : [];

  it("has a number, the field its lists are told apart by, and a name here", () => {
    const names = fields.map(({ name }) => name);
    expect(names).toContain("order");
    if (field) expect(names).toContain(field);
    expect(PLURALS).toHaveProperty(type);
  });
});

test("each list stands as on the site; drafts and scheduled versions follow their document, and not into another list", () => {
  const lists = listsOf([
    document("g2", "serviceGroup", 20),
    document("g1", "serviceGroup", 10),
    document("b", "service", 100, "g1"),
    document("a", "service", 100, "g1"),
    document("drafts.c", "service", 5, "g1"),
    document("drafts.a", "service", 7, "g2"),
    document("drafts.b", "service", 9, "g1"),
    document("versions.monday.b", "service", 100, "g1"),
    document("versions.sale.b", "service", 100, "g2"),
    document("alone", "service", 5, "g2"),
    document("lost", "service", 5),
  ]);
  expect(lists.map(({ key, of, entries }) => [key, of, entries.map(({ id }) => id)])).toEqual([
    ["service g1", "g1", ["c", "a", "b"]],
    ["serviceGroup", null, ["g1", "g2"]],
  ]);
  const [services] = lists;
  const firstNow = (id: string) => {
    const all = services?.entries ?? [];
    return patchesOf(all, { from: all.findIndex((entry) => entry.id === id), to: 0 });
  };
  expect(firstNow("a")).toEqual([{ id: "a", revision: "rev a", set: { order: 2 } }]);
  expect(firstNow("b")).toEqual([
    { id: "b", revision: "rev b", set: { order: 2 } },
    { id: "drafts.b", revision: "rev drafts.b", set: { order: 2 } },
    { id: "versions.monday.b", revision: "rev versions.monday.b", set: { order: 2 } },
  ]);
});
