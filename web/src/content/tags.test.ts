import fc from "fast-check";
import { expect, it } from "vitest";
import { isIncomplete, tags, viewTags } from "./tags.ts";

it("finds every view in a result once, at any depth", () => {
  const views = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 6 });
  fc.assert(
    fc.property(views, fc.array(fc.nat(2)), (ids, shapes) => {
      const wrapped = ids.map((_id, index) =>
        [
          { _id, _view: "card", image: { asset: { _id: "image-1" } } },
          { inner: [{ _id, _view: "card" }] },
          [[{ text: "x", deep: { _id, _view: "card" } }]],
        ].at((shapes[index] ?? 0) % 3),
      );
      const found = viewTags({ wrapped, again: wrapped });
      expect(found.sort()).toEqual(ids.map((id) => tags.view(id, "card")).sort());
    }),
  );
});

it("ignores documents that are not marked as views", () => {
  expect(viewTags([{ _id: "a" }, { _view: "card" }, "text", 1, null, undefined])).toEqual([]);
  expect(
    viewTags([
      { _id: "a", _view: 5 },
      { _id: 5, _view: "card" },
    ]),
  ).toEqual([]);
});

it("finds a document that is missing from a result", () => {
  const page = { _id: "a", _view: "page", image: null };
  for (const complete of [page, [], [page], { page, list: [] }]) {
    expect(isIncomplete(complete), JSON.stringify(complete)).toBe(false);
  }
  for (const incomplete of [
    undefined,
    "text",
    null,
    [null],
    { page: null },
    { page, list: [page, null] },
  ]) {
    expect(isIncomplete(incomplete), JSON.stringify(incomplete)).toBe(true);
  }
});
