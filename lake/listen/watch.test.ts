import { expect, test } from "vitest";
import { matcherOf } from "./matcher.ts";

const document = (id: string, type: string, extra = {}) => ({
  _id: id,
  _type: type,
  _rev: "r",
  _createdAt: "2026-11-20T00:00:00Z",
  _updatedAt: "2026-11-20T00:00:00Z",
  ...extra,
});

test.each([
  ['*[_id == "a"]', { ids: ["a"], types: [], exact: true }],
  ["*[_id in [$id, $other]]", { ids: ["a", "drafts.a"], types: [], exact: true }],
  ['*[_type == "page" && title match "x*"]', { ids: [], types: ["page"], exact: false }],
  ['*[_type == "page" && _id == $id]', { ids: ["a"], types: [], exact: false }],
  [
    '*[_type in ["page", "post"] || _id == $id]',
    { ids: ["a"], types: ["page", "post"], exact: true },
  ],
  ['*[_type == "page"]{title}', { ids: [], types: ["page"], exact: false }],
])("%s watches just what it can match", (query, { ids, types, exact }) => {
  const { watch } = matcherOf(query, { id: "a", other: "drafts.a" });
  expect({ ...watch, ids: [...watch.ids], types: [...watch.types] }).toEqual({
    everything: false,
    ids,
    types,
    exact,
  });
});

test.each(["*", "*[title == $id]", '*[!(_type == "page")]', '*[_id in path("drafts.**")]'])(
  "%s may match anything",
  (query) => {
    expect(matcherOf(query, { id: "a" }).watch.everything).toBe(true);
  },
);

test("a matcher keeps what its query keeps", () => {
  const { matches } = matcherOf('*[_type == "page" && (n > 1 || references("x"))]', {});
  expect(matches(document("a", "page", { n: 2 }))).toBe(true);
  expect(matches(document("a", "page", { of: [{ _ref: "x" }] }))).toBe(true);
  expect(matches(document("a", "page", { n: 1 }))).toBe(false);
  expect(matches(document("a", "post", { n: 2 }))).toBe(false);
  expect(matches(null)).toBe(false);
});
