import { expect, it } from "vitest";
import { isReservedPath } from "./site-addresses.ts";

it("reserves the site’s own addresses and leaves the rest to documents", () => {
  const own = ["/search", "/search/chatbot", "/api/reconcile", "/blog/page/2", "/index"];
  const others = ["/", "/searching", "/blog", "/blog/pages", "/services/api", "/apis", "/privacy"];
  expect([...own, ...others].filter(isReservedPath)).toEqual(own);
});
