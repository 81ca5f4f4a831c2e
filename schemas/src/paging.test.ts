import fc from "fast-check";
import { expect, it } from "vitest";
import { lastPageOf, listPageAt, listPath, pageNumberFrom, rangeOf } from "./paging.ts";

it("the blog shows nine articles on its first page and six on each further page", () => {
  expect([1, 2, 3, 4].map(rangeOf)).toEqual([
    { from: 0, to: 9 },
    { from: 9, to: 15 },
    { from: 15, to: 21 },
    { from: 21, to: 27 },
  ]);
  expect(lastPageOf(22)).toBe(4);
});

it("the blog’s pages show every article exactly once, and only the first may be empty", () => {
  fc.assert(
    fc.property(fc.nat(500), (total) => {
      const pages = Array.from({ length: lastPageOf(total) }, (_, n) => rangeOf(n + 1));
      const shown = pages.flatMap(({ from, to }) =>
        Array.from({ length: Math.min(to, total) - from }, (_, n) => from + n),
      );
      expect(shown).toEqual(Array.from({ length: total }, (_, n) => n));
      for (const { from } of pages.slice(1)) expect(from).toBeLessThan(total);
    }),
  );
});

it("accepts page numbers from 1 in their canonical form only", () => {
  const segments = ["0", "01", "-1", "1.0", "1e3", "", "two", "100000", "1", "40"];
  expect(segments.map(pageNumberFrom).filter((number) => number !== null)).toEqual([1, 40]);
});

it("finds list and number of a page by its address, and of no other address", () => {
  for (const list of ["/blog", "/blog/category/ai", "/blog/category/page"]) {
    for (const number of [2, 10]) {
      expect(listPageAt(listPath(list, number))).toEqual({ list, number });
    }
    expect(listPageAt(listPath(list, 1))).toBeNull();
  }
  for (const path of [
    ...["/blog/page/02", "/blog/page", "/blog/ai/page/2"],
    ...["/blog/category/page/2", "/blog/page/2/x", "/x/blog/page/2"],
  ]) {
    expect(listPageAt(path), path).toBeNull();
  }
});
