import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { hasArticles } from "./has-articles.ts";

const article = (_id: string, category: string) => ({
  _id,
  _type: "article",
  category: { _ref: category },
});

test("a category without published articles says where it is left out", async () => {
  const dataset = [article("a", "web"), article("drafts.b", "ai")];
  const check = (_id: string) => hasArticles(undefined, contextOf({ _id }, dataset).context);
  expect(await check("drafts.web")).toBe(true);
  expect(await check("ai")).toMatch(/^No published article has this category/);
});
