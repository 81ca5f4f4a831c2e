import { describe, expect, it } from "vitest";
import { isReservedPath } from "./site-addresses.ts";

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
