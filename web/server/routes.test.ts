import { join } from "node:path";
import { expect, it } from "vitest";
import { readRoutes } from "./routes.ts";

const routes = readRoutes(join(import.meta.dirname, "../src/app"));

it("finds the addresses that depend on no document", () => {
  const expected = ["/", "/search", "/feed.xml", "/robots.txt", "/.well-known/security.txt"];
  expect(routes.files).toEqual(expect.arrayContaining(expected));
  expect(routes.files.filter((path) => /\[|^\/api/.test(path))).toEqual([]);
});

it("finds the routes below /api", () => {
  const known = ["health", "contacts/chat", "staff/enquiries/count", "draft/page/services/seo"];
  const unknown = ["staff/enquiries/1/nothing", "zzz", ""];
  for (const name of known) expect(routes.isApi(`/api/${name}`), name).toBe(true);
  for (const name of unknown) expect(routes.isApi(`/api/${name}`), name).toBe(false);
  expect(routes.isApi("/search")).toBe(false);
});
