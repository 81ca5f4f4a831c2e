import { globSync } from "node:fs";
import { dirname } from "node:path";
import { checkAlias, pathOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import { PAGE_TYPES } from "@currawong/schemas/types";
import { expect, it } from "vitest";

const files = globSync("**/{page.tsx,route.ts}", { cwd: new URL("../app", import.meta.url) });

/** The folder of every route, as an address: `/blog/[slug]`. */
const routes = files.map((file) => (dirname(file) === "." ? "/" : `/${dirname(file)}`));

/** The fixed prefix of a route's addresses: `/blog` for `/blog/[slug]`. */
const fixedPart = (route: string) => route.replace(/\/\[.*$/, "") || "/";

/** Addresses of documents that editors cannot change. */
const singletons = PAGE_TYPES.map((_type) => pathOf({ _type })).filter((path) => path !== null);

it("finds the routes", () => {
  expect(routes).toEqual(expect.arrayContaining(["/", "/[...path]", "/feed.xml"]));
});

/** No slug can have a dot, and a file comes before an alias, so no editor can take the address of a file. */
const pageRoutes = routes.filter((route) => !route.replaceAll("...", "").includes("."));

it.each(pageRoutes.map(fixedPart))("editors cannot take the route %s", (path) => {
  const isReserved = singletons.includes(path) || isReservedPath(path);
  expect(isReserved || checkAlias(path) !== true).toBe(true);
});
