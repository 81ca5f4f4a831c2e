import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

/* Which folder may import which (`README.md`). Types, stylesheets and dynamic imports count; tests do not. */

const WAYS_OUT = "Move it down, pass it in, or make it a type of `model/`";

/** All that Next hydrates: its error pages, the editors' preview, and the start of `client/` in development. */
const HYDRATED =
  /^(?:app\/.+\/error\.tsx|page\/start-client\.tsx|preview\/(?:block-boundary|live-page)\.tsx)$/;
/** Files beside the folders, which Next looks for there. They count as `app/`. */
const LOOSE = ["instrumentation.ts", "proxy.ts"];
/** What the site's own server may import. */
const FOR_SERVER =
  /^(?:(?:runtime|content|staff|enquiries|routing|seo\/markdown)\/|(?:preview\/pages|quote\/write-quote)\.ts$)/;
const REACT_ALLOWED = /^client\/receipts\//;
/** What the browser's code never reaches. */
const SERVER_ONLY = /^(?:(?:content|runtime|staff)\/|next(?:\/|$))/;

/** Lists the code of a folder relative to `web/src`. Not with `globSync`, which leaves out `app/.well-known`. */
const codeIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\/testing\//.test(file));

const sources = codeIn(".");
const known = new Set(sources);
const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const rows = [...readme.matchAll(/^\| (\d) \| `([\w-]+)\/` .*\| `([\w./-]+)` \|$/gm)].map(
  ([, floor, folder = "", first = ""]) => ({ floor: Number(floor), folder, first }),
);
const floors = new Map(rows.map(({ folder, floor }) => [folder, floor]));

const folderOf = (file: string) => (LOOSE.includes(file) ? "app" : (file.split("/")[0] ?? ""));
const floorOf = (file: string) => floors.get(folderOf(file)) ?? 0;

/** An import of a file (relative to `web/src`) or of a package. */
type Import = { from: string; to: string; isType: boolean };

/** The file of `web/src` that a path names in an import, or else what it names outside. */
function resolve(from: string, path: string): string {
  const joined = posix.join("src", posix.dirname(from), path); // From `web`, for imports of the server.
  const file = path.startsWith("@/") ? path.slice(2) : posix.relative("src", joined);
  const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  return endings.map((ending) => file + ending).find((name) => known.has(name)) ?? file;
}

/** Every path in quotes that leads to a file counts, however it is imported. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(import.meta.dirname, from), "utf8");
  const found = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, type, path = ""]) => ({
      from,
      to: /^(?:\.|@\/)/.test(path) ? resolve(from, path) : path,
      isType: type !== undefined,
    }));
  const files = found(/(\b(?:import|export) type [^;"]*)?["'`]((?:\.\.?|@)\/[^"'`\s$]+)["'`]/g);
  const packages = found(
    /(\b(?:import|export) type [^;"]*)?\b(?:from|import) ?\(?"((?!@\/|\.)[^"]+)"/g,
  );
  return [...files.filter(({ to }) => known.has(to) && to !== from), ...packages];
}

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** Why a file may not import another; undefined if it may. */
function breachOf({ from, to }: Import): string | undefined {
  const [above, below] = [folderOf(from), folderOf(to)];
  const inside = (folder: string) => to.startsWith(folder) && !from.startsWith(folder);
  if (above === "client" && SERVER_ONLY.test(to)) return "code for the browser imports no server";
  if (above === "client" && /^react/.test(to) && !REACT_ALLOWED.test(from))
    return "only the search and the receipts use React in the browser";
  if (above === "model" && !known.has(to) && !/^(?:@currawong\/schemas\/|schema-dts$)/.test(to))
    return "the model depends on nothing but the schemas";
  if (!known.has(to)) return;
  if (below === "client" && above !== "client" && from !== "page/start-client.tsx")
    return "only the bundler and `page/start-client.tsx` start code for the browser";
  if (above === "content" && inside("content/revalidation/"))
    return "content does not know how its changes are noticed";
  if (
    from.startsWith("enquiries/notices/") &&
    !to.startsWith("enquiries/notices/") &&
    below === "enquiries"
  )
    return "notices know no other part of enquiries";
  if (above !== below && floorOf(to) >= floorOf(from))
    return `floor ${floorOf(from)} imports floor ${floorOf(to)}`;
}

/** What a file of `client/` loads along any chain of imports that the server must not be in. */
function reachOf(from: string, seen = new Set<string>()): string[] {
  const values = (imports.get(from) ?? []).filter(({ isType, to }) => !isType && !seen.has(to));
  for (const { to } of values) seen.add(to);
  return values.flatMap(({ to }) => (SERVER_ONLY.test(to) ? [to] : reachOf(to, seen)));
}

it("has a row for each folder, and a first file to read in each", () => {
  expect(rows.length).toBeGreaterThan(10);
  const folders = new Set(sources.map((file) => (file.includes("/") ? folderOf(file) : file)));
  expect([...folders].sort()).toEqual([...floors.keys(), ...LOOSE].sort());
  for (const { folder, first } of rows)
    expect
      .soft(existsSync(join(import.meta.dirname, folder, first)), `${folder}/${first}`)
      .toBe(true);
});

it("imports only what is on a lower floor", () => {
  const found = new Map<string, string>();
  for (const each of [...imports.values()].flat()) {
    const reason = breachOf(each);
    if (reason) found.set(`${each.from} → ${each.to}`, reason);
  }
  for (const file of sources) {
    const text = /\.tsx?$/.test(file) && readFileSync(join(import.meta.dirname, file), "utf8");
    const directive = text && /^\s*"use (?:client|server)"/m.exec(text)?.[0].trim();
    if (directive && !HYDRATED.test(file))
      found.set(`${file} → ${directive}`, "the page is enhanced, not hydrated");
  }
  expect(
    Array.from(found, ([breach, reason]) => `${breach}: ${reason}`),
    WAYS_OUT,
  ).toEqual([]);
});

it("code for the browser reaches no server along any chain of imports", () => {
  const entries = sources.filter((file) => file.startsWith("client/"));
  expect(
    entries.map((file) => [file, reachOf(file)]).filter(([, reached]) => reached?.length),
  ).toEqual([]);
});

it("the site's own server imports only what needs no page", () => {
  const used = codeIn("../server")
    .flatMap(importsOf)
    .filter(({ to }) => known.has(to));
  expect(used.length).toBeGreaterThan(10);
  const outside = used.filter(({ to }) => !FOR_SERVER.test(to));
  expect(outside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
