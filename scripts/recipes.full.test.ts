import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyCheckout } from "./start/copy-checkout.ts";

/* Follows docs/adding-a-*.md literally, in a copy of the checkout: what they show compiles, and leaves no unit test red. */

const copy = join(mkdtempSync(join(tmpdir(), "recipes-")), "checkout");
beforeAll(() => copyCheckout(copy), 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The blocks of code of a page of the documentation, as they are written into files. */
function codeIn(page: string): string[] {
  const text = readFileSync(join(copy, "docs", page), "utf8");
  return [...text.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)].map(([, indent = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** Writes a new file, in a folder that may be new too. */
function write(file: string, text: string): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Inserts text before the first line of a file that begins with something. */
function insert(file: string, before: string, text: string): void {
  const path = join(copy, file);
  const old = readFileSync(path, "utf8");
  const at = old.indexOf(`\n${before}`);
  expect(at, `${file}: ${before}`).toBeGreaterThan(0);
  writeFileSync(path, `${old.slice(0, at + 1)}${text}${old.slice(at + 1)}`);
}

const run = (room: string, ...command: string[]) => {
  const [name = "", ...args] = command;
  return execa(name, args, {
    cwd: join(copy, room),
    preferLocal: true,
    stdio: "inherit",
    // As whoever follows a recipe runs them.
    env: { TEST_TIER: "quick" },
  });
};

it("adding a page type takes four files, a block four and a stored field two, which compile and leave no test red", async () => {
  const [schema = "", importedType = "", exports = "", entry = "", family = ""] =
    codeIn("adding-a-page-type.md");
  write("schemas/src/documents/industry.ts", schema);
  insert("schemas/src/schema.ts", "import * as navigation", importedType);
  insert("schemas/src/schema.ts", "  ...navigation,", exports);
  insert("schemas/src/document-types.ts", "  page: {", entry);
  insert("web/src/page/families.ts", "  platformPage(", family);

  const [block = "", imported = "", listed = "", read = "", view = "", line = ""] =
    codeIn("adding-a-block.md");
  write("schemas/src/blocks/recommendation.ts", block);
  insert("schemas/src/blocks.ts", "import { regions", imported);
  insert("schemas/src/blocks.ts", "  regions,", listed);
  insert("schemas/src/blocks.ts", '  _type == "regions"', read);
  write("web/src/blocks/recommendation/index.tsx", view);
  insert("web/src/blocks/index.ts", "export { regions }", line);

  const [migration = ""] = codeIn("adding-a-field.md");
  const field = `  budget: { label: "Budget", shortLabel: "Budget", limit: 60 },\n`;
  insert("supabase/src/fields.ts", "  phone: {", field);
  write("supabase/migrations/20261130000000_budget.sql", migration);

  await run("schemas", "pnpm", "run", "generate");
  for (const room of ["schemas", "supabase", "web", "studio"]) {
    await run(room, "tsc", "--noEmit", "-p", ".");
  }
  const folders = [
    "blocks",
    "client",
    "components",
    "content",
    "enquiries",
    "page",
    "routing",
    "seo",
  ];
  await run("web", "vitest", "run", ...folders.map((folder) => `src/${folder}`));
  for (const room of ["schemas", "supabase", "studio"]) await run(room, "vitest", "run");
}, 900_000);
