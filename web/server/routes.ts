import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Files of the app that Next serves under another name. */
const METADATA = { "robots.ts": "/robots.txt" };

/** A route below `/api`, and the methods it handles. */
type ApiRoute = { pattern: RegExp; methods: string };

/** What the app's folder says about its addresses, so that Next only receives requests that it can answer. */
export type Routes = {
  /** Addresses that do not depend on a document: `/search`, `/feed.xml` … */
  files: string[];
  /** The methods that an address below `/api` allows, as for `Allow`; undefined where there is no route. */
  apiMethods(path: string): string | undefined;
};

/** Matches the handlers that a route exports. */
const HANDLER = /^export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm;

const isDynamic = (path: string) => path.includes("[");

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/\/\[\[\.\.\.\w+\]\]/g, "(?:/.*)?")
    .replaceAll(/\[\.\.\.\w+\]/g, ".+")
    .replaceAll(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

function methodsOf(source: string): string {
  const methods = [...source.matchAll(HANDLER)].map(([, method]) => method);
  if (methods.length === 0) methods.push("GET"); // A page.
  // Next derives HEAD and OPTIONS.
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** Reads the routes of an app's folder. */
export function readRoutes(folder: string): Routes {
  // Not `globSync`, which leaves out `.well-known`.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const routeFiles = files.filter((file) => ["page.tsx", "route.ts"].includes(basename(file)));
  const found = routeFiles.map((file) => ({
    path: dirname(file) === "." ? "/" : `/${dirname(file)}`,
    file: join(folder, file),
  }));
  // A fixed address takes precedence over one with a parameter.
  found.sort((a, b) => Number(isDynamic(a.path)) - Number(isDynamic(b.path)));
  const api: ApiRoute[] = found
    .filter(({ path }) => path.startsWith("/api/"))
    .map(({ path, file }) => ({
      pattern: patternOf(path),
      methods: methodsOf(readFileSync(file, "utf8")),
    }));
  const fixed = found.filter(({ path }) => !isDynamic(path) && !path.startsWith("/api/"));
  return {
    files: [...fixed.map(({ path }) => path), ...Object.values(METADATA)],
    apiMethods: (path) => api.find(({ pattern }) => pattern.test(path))?.methods,
  };
}
