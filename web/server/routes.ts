import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

/** The addresses of the app's files that Next serves under another name. */
const METADATA = ["/robots.txt"];

/** What the app's folder says about its addresses, so that Next only receives requests that it can answer. */
export type Routes = {
  /** Addresses that do not depend on a document: `/search`, `/feed.xml` … */
  files: string[];
  /** Whether a route below `/api` is at a path. */
  isApi(path: string): boolean;
};

const patternOf = (path: string) =>
  path
    .replaceAll(/\/\[\[\.\.\.\w+\]\]/g, "(?:/.*)?")
    .replaceAll(/\[\.\.\.\w+\]/g, ".+")
    .replaceAll(/\[\w+\]/g, "[^/]+");

/** Reads the routes of an app's folder. Next's own manifest is written by builds only. */
export function readRoutes(folder: string): Routes {
  // Not `globSync`, which leaves out `.well-known`.
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ["page.tsx", "route.ts"].includes(basename(file)))
    .map((file) => (dirname(file) === "." ? "/" : `/${dirname(file)}`));
  const [api, others] = [true, false].map((isApi) =>
    paths.filter((path) => path.startsWith("/api/") === isApi),
  );
  const pattern = new RegExp(`^(?:${api?.map(patternOf).join("|")})$`);
  const fixed = others?.filter((path) => !path.includes("[")) ?? [];
  return { files: [...fixed, ...METADATA], isApi: (path) => pattern.test(path) };
}
