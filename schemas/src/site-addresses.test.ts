import { expect, it } from "vitest";
import { isReservedPath } from "./site-addresses.ts";

it.each(["/search", "/search/chatbot", "/api/revalidate", "/og/about", "/blog/page/2", "/index"])(
  "the site keeps %s for itself",
  (path) => {
    expect(isReservedPath(path)).toBe(true);
  },
);

it.each(["/", "/searching", "/blog", "/blog/pages", "/services/api", "/apis", "/privacy"])(
  "the site leaves %s to documents",
  (path) => {
    expect(isReservedPath(path)).toBe(false);
  },
);
