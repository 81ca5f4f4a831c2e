import { describe, expect, it } from "vitest";
import { isReservedPath, isSectionSlug } from "./site-addresses.ts";

describe("the addresses the site keeps for itself", () => {
  it.each([
    "/search",
    "/search/chatbot",
    "/api/revalidate",
    "/og/about",
    "/blog/page",
    "/blog/page/2",
    "/sitemap",
    "/index",
  ])("include %s", (path) => {
    expect(isReservedPath(path)).toBe(true);
  });

  it.each(["/", "/searching", "/blog", "/blog/pages", "/services/api", "/apis", "/privacy"])(
    "do not include %s",
    (path) => {
      expect(isReservedPath(path)).toBe(false);
    },
  );
});

describe("isSectionSlug", () => {
  it("knows the sections, and nothing else", () => {
    expect(isSectionSlug("blog")).toBe(true);
    expect(isSectionSlug("our-blog")).toBe(false);
    expect(isSectionSlug(undefined)).toBe(false);
  });
});
