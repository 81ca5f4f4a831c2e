import { join } from "node:path";
import { expect, it } from "vitest";
import { readRoutes } from "./routes.ts";

const routes = readRoutes(join(import.meta.dirname, "../src/app"));

it("finds the addresses that depend on no document", () => {
  const expected = ["/", "/search", "/feed.xml", "/robots.txt", "/.well-known/security.txt"];
  expect(routes.files).toEqual(expect.arrayContaining(expected));
  expect(routes.files.filter((path) => /\[|^\/api/.test(path))).toEqual([]);
});

it.each([
  ["/api/health", "GET, HEAD, OPTIONS"],
  ["/api/reconcile", "POST, OPTIONS"],
  ["/api/contacts/chat", "POST, OPTIONS"],
  ["/api/staff/enquiries/count", "GET, HEAD, OPTIONS"],
  ["/api/draft/page/services/seo", "GET, HEAD, OPTIONS"],
  ["/api/staff/enquiries/1/nothing", undefined],
  ["/api/zzz", undefined],
  ["/api", undefined],
])("%s allows %s", (path, methods) => expect(routes.apiMethods(path)).toBe(methods));
