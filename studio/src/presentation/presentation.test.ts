import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { pathOf } from "@currawong/schemas/paths";
import { expect, it } from "vitest";
import { documentAt, locationsOf } from "./presentation.ts";

it("names every page of a document, by its own title", () => {
  const chatbot = { title: "Chatbot", slug: "chatbot", landingSlug: "bot", landingTitle: "Bots" };
  expect(locationsOf("service", chatbot).locations).toEqual([
    { title: "Chatbot", href: "/services/chatbot" },
    { title: "Bots", href: "/bot" },
  ]);
  expect(locationsOf("service", { ...chatbot, hasDetailPage: false }).locations).toHaveLength(1);
  expect(locationsOf("article", { title: "New" })).toMatchObject({ message: expect.any(String) });
});

it.each(LINKABLE_TYPES)("finds the document of %s by the address of its page", (type) => {
  const path = pathOf({ _type: type, slug: "a-slug" }) ?? "";
  const { filter, params } = documentAt(path) ?? { filter: "", params: {} };
  // At the top of the site several types may stand, so the filter names them.
  expect(params.type ?? filter).toContain(type);
  if (params.slug !== undefined) expect(params.slug).toBe("a-slug");
});

it("finds the blog by its further pages, and nothing where no page can be", () => {
  expect(documentAt("/blog/page/3")).toEqual(documentAt("/blog"));
  expect(documentAt("/a/b/c")).toBeUndefined();
});
