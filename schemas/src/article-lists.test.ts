import { expect, it } from "vitest";
import { articleListsOf, furtherPagesOf } from "./article-lists.ts";

it("finds the list of each category with a page, and all further pages", () => {
  const articles = Array.from({ length: 12 }, (_, n) => ({
    _id: `article-${n}`,
    _type: "article",
    categoryId: n < 10 ? "ai" : null,
  }));
  const category = (_id: string, slug?: string) => ({ _id, _type: "articleCategory", slug });
  const documents = [
    ...articles,
    category("ai", "ki"),
    category("empty", "e"),
    category("x"),
    { _id: "p", _type: "page", slug: "p" },
  ];
  expect(articleListsOf(documents)).toEqual([
    { path: "/blog", lastPage: 2 },
    { path: "/blog/category/ki", lastPage: 2 },
    { path: "/blog/category/e", lastPage: 1 },
  ]);
  expect(furtherPagesOf(documents)).toEqual(["/blog/page/2", "/blog/category/ki/page/2"]);
});
