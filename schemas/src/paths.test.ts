import { describe, expect, it } from "vitest";
import { addressesOf, checkAlias, linkPathOf, pathOf } from "./paths.ts";

describe("pathOf", () => {
  it.each([
    [{ _type: "homePage" }, "/"],
    [{ _type: "aboutPage" }, "/about"],
    [{ _type: "contactPage" }, "/contact"],
    [{ _type: "service", slug: "uber-clone" }, "/services/uber-clone"],
    [{ _type: "article", slug: "ai" }, "/blog/ai"],
    [{ _type: "platformPage", slug: "tiktok" }, "/social-media/tiktok"],
    [{ _type: "designPage", slug: "saas" }, "/ui-ux-design/saas"],
    [{ _type: "sectionPage", slug: "blog" }, "/blog"],
    [{ _type: "page", slug: "privacy" }, "/privacy"],
  ])("puts %j at %s", (document, path) => {
    expect(pathOf(document)).toBe(path);
  });

  it.each([
    { _type: "service", slug: "card-only", hasDetailPage: false },
    { _type: "article" },
    { _type: "role", slug: "devops" },
    { _type: "noSuchType", slug: "x" },
  ])("gives %j no page", (document) => {
    expect(pathOf(document)).toBeNull();
  });
});

describe("linkPathOf", () => {
  const both = { _type: "service", slug: "bot", landingSlug: "chat-bot" };

  it.each([
    ["the service's page", both, false, "/services/bot"],
    ["its chatbot page where the link asks for it", both, true, "/chat-bot"],
    ["the one page there is", { ...both, hasDetailPage: false }, false, "/chat-bot"],
    [
      "the one page there is, whatever is asked",
      { ...both, landingSlug: null },
      true,
      "/services/bot",
    ],
    ["the home page when there is none", { _type: "role", slug: "devops" }, false, "/"],
  ])("leads to %s", (_where, target, landing, path) => {
    expect(linkPathOf(target, landing)).toBe(path);
  });
});

describe("addressesOf", () => {
  const chatbot = {
    _type: "service",
    slug: "bot",
    landingSlug: "chat-bot",
    sectionSlug: "ai-services",
    aliases: ["/old-bot", "/chat-bot"],
  };

  it("lists both pages, and every other address once, except those that show a page", () => {
    expect(addressesOf(chatbot)).toEqual({
      pages: ["/services/bot", "/chat-bot"],
      aliases: ["/old-bot", "/ai-services/bot"],
    });
  });

  it("leads nowhere from aliases when there is no page of its own", () => {
    expect(addressesOf({ ...chatbot, hasDetailPage: false })).toEqual({
      pages: ["/chat-bot"],
      aliases: [],
    });
  });
});

describe("checkAlias", () => {
  it.each(["/a", "/hire-react-developer", "/ai-services/voice-ai"])("takes %s", (alias) => {
    expect(checkAlias(alias)).toBe(true);
  });

  it.each(["", "/", "a", "/A", "/a/", "//a", "/a b", "/a?b", "/feed.xml", "https://a.example/"])(
    "says what is wrong with “%s”",
    (alias) => {
      expect(checkAlias(alias)).toMatch(/^Write an address/);
    },
  );
});
