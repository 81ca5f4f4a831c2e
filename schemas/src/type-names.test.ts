import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PAGE_TYPES } from "./types.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Files that may name several page types, each with the reason. The compiler checks their keys. */
const ALLOWED: Readonly<Record<string, string>> = {
  "schemas/src/document-types.ts": "the table itself",
  "schemas/src/views.ts": "the views that only some types have",
  "web/src/page/families.ts": "the page family of each type",
};

/** Tests and authored content are about documents; migrations name types as they were. */
const OTHER_FILES =
  /(?:^|\/)(?:node_modules|dist|tests|e2e|testing|migrations|authored)\/|\.(?:test|data|e2e|generated)\.tsx?$/;

const TYPE = `"(${PAGE_TYPES.join("|")})"`;

/** Two types in an array, a set of literals, a GROQ list or one after another in a switch. */
const LISTED = new RegExp(`${TYPE}\\s*(?:,|\\||:\\s*case)\\s*${TYPE}`);

/** A type as a key: only names that mean nothing else. */
const KEY = new RegExp(
  `^\\s+(${PAGE_TYPES.filter((type) => /.Page$/.test(type)).join("|")}):`,
  "gm",
);

function listsTypes(source: string): boolean {
  return LISTED.test(source) || new Set(source.match(KEY)).size > 1;
}

const files = globSync("{web,schemas,studio,scripts,content}/**/*.{ts,tsx,mjs}", {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|\.[^/]+)$/.test(path),
}).filter((file) => !OTHER_FILES.test(file));

it("finds a list of page types in each of its forms", () => {
  for (const source of [
    `const TYPES = ["service", "page"];`,
    `type T = "homePage" | "aboutPage";`,
    `switch (type) {\n  case "article":\n  case "page":\n}`,
    '*[_type in [\n  "service",\n  "article"\n]]',
    `const LABELS = {\n  homePage: "Home",\n  aboutPage: "About",\n};`,
  ]) {
    expect(listsTypes(source), source).toBe(true);
  }
  expect(listsTypes(`load(QUERY, { type: "sectionPage" }); const page = "page";`)).toBe(false);
});

it("page types are listed in the table of types and nowhere else", () => {
  expect(files.length).toBeGreaterThan(500);
  const listing = files.filter((file) => listsTypes(readFileSync(join(ROOT, file), "utf8")));
  expect(listing.sort()).toEqual(Object.keys(ALLOWED).sort());
});
