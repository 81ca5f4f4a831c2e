import { expect, it } from "vitest";
import { addressesOf, checkAlias, linkPathOf, lookupOf, pathOf } from "./paths.ts";
import { getPageEntry, PAGE_TYPES } from "./types.ts";

it.each([
  [{ _type: "homePage" }, "/"],
  [{ _type: "aboutPage" }, "/about"],
  [{ _type: "service", slug: "uber-clone" }, "/services/uber-clone"],
  [{ _type: "article", slug: "ai" }, "/blog/ai"],
  [{ _type: "articleCategory", slug: "ai" }, "/blog/category/ai"],
  [{ _type: "sectionPage", slug: "blog" }, "/blog"],
  [{ _type: "page", slug: "privacy" }, "/privacy"],
  [{ _type: "page", slug: "über-uns" }, "/%C3%BCber-uns"],
  [{ _type: "article", slug: "50%-off" }, "/blog/50%25-off"],
  [{ _type: "service", slug: "card-only", hasDetailPage: false }, null],
  [{ _type: "role", slug: "devops" }, null],
  [{ _type: "noSuchType", slug: "x" }, null],
])("the page of %j is at %s", (document, path) => {
  expect(pathOf(document)).toBe(path);
});

it.each(["über-uns", "what?", "50%-off", "🚀-launch", "a b", "#1", "a+b&c"])(
  "the page with the slug %s is found at its address",
  (slug) => {
    for (const type of PAGE_TYPES.filter((each) => getPageEntry(each)?.prefix)) {
      expect(lookupOf(pathOf({ _type: type, slug }) ?? "")?.slug).toBe(slug);
    }
    expect(addressesOf({ _type: "page", slug: "x", aliases: [`/${slug}`] }).aliases).toEqual([
      pathOf({ _type: "page", slug }),
    ]);
  },
);

it.each([
  ["/", { type: "homePage", slug: "" }],
  ["/services/x", { type: "service", slug: "x" }],
  ["/blog/category/x", { type: "articleCategory", slug: "x" }],
  ["/x", { type: "topLevel", slug: "x" }],
  ["/services/", null],
  ["/none/x", null],
])("looks up %s as %j", (path, lookup) => expect(lookupOf(path)).toEqual(lookup));

const both = { _type: "service", slug: "bot", landingSlug: "chat-bot" };

it.each([
  ["the service's page", both, false, "/services/bot"],
  ["its chatbot page when the link requests it", both, true, "/chat-bot"],
  ["the only page", { ...both, hasDetailPage: false }, false, "/chat-bot"],
  ["the only page, asked for another", { ...both, landingSlug: null }, true, "/services/bot"],
  ["the home page when the target has no page", { _type: "role", slug: "devops" }, false, "/"],
])("a link leads to %s", (_where, target, landing, path) => {
  expect(linkPathOf(target, landing)).toBe(path);
});

const chatbot = {
  _type: "service",
  slug: "bot",
  landingSlug: "chat-bot",
  sectionSlug: "ai-services",
  aliases: ["/old-bot", "/chat-bot"],
};

it("lists both pages of a service, and each alias once unless it is a page", () => {
  expect(addressesOf(chatbot)).toEqual({
    pages: ["/services/bot", "/chat-bot"],
    aliases: ["/old-bot", "/ai-services/bot"],
  });
  // What imports leave, and a section of what is no service.
  const aliases = [5, "/old"] as unknown as string[];
  const page = { _type: "page", slug: "a", sectionSlug: "s", aliases };
  expect(addressesOf(page).aliases).toEqual(["/old"]);
  expect(addressesOf({ _type: "page", slug: "a" }).aliases).toEqual([]);
});

it("returns no aliases for a service without a page of its own", () => {
  const addresses = { pages: ["/chat-bot"], aliases: [] };
  expect(addressesOf({ ...chatbot, hasDetailPage: false })).toEqual(addresses);
});

it.each([
  ...["/a", "/hire-react-developer", "/ai-services/voice-ai", "/About_Us", "/about.html"],
  "/wp-content/uploads/2020/01/brochure.pdf",
])("%s can be an alias", (alias) => {
  expect(checkAlias(alias)).toBe(true);
});

it.each(["", "/", "a", "/a/", "//a", "/a b", "/a?b", "/a/../b", "https://a.example/"])(
  "“%s” cannot be an alias",
  (alias) => expect(checkAlias(alias)).toMatch(/^Write an address/),
);
