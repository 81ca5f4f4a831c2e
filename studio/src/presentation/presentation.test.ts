import { pathOf } from "@currawong/schemas/paths";
import { PAGE_TYPES } from "@currawong/schemas/types";
import { expect, it } from "vitest";
import { documentAt } from "./presentation.ts";

it.each(PAGE_TYPES)("finds a document of type %s by its address", (type) => {
  const path = pathOf({ _type: type, slug: "a-slug" }) ?? "";
  const { filter, params } = documentAt(path) ?? { filter: "", params: {} };
  // Several types can have top-level addresses, so the filter names them.
  expect(params.type ?? filter).toContain(type);
  if (params.slug !== undefined) expect(params.slug).toBe("a-slug");
});

it("finds the document of a list for its further pages, and returns undefined for an impossible path", () => {
  expect(documentAt("/blog/page/3")).toEqual(documentAt("/blog"));
  const category = "/blog/category/ai";
  expect(documentAt(`${category}/page/2`)).toEqual(documentAt(category));
  expect(documentAt("/a/b/c")).toBeUndefined();
});
