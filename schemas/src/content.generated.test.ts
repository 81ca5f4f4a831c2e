import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const MADE = ["src/blocks.generated.ts", "schema.json", "src/content.generated.ts"];
/** Beside the package, where the compiler’s settings and the installed packages are found. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(PACKAGE, ".generate-"));
  for (const part of [
    "src",
    "generate-blocks.ts",
    "name-blocks.ts",
    "package.json",
    "tsconfig.json",
    "sanity.cli.ts",
    "sanity.config.ts",
  ]) {
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
  writeFileSync(join(copy, "tsconfig.json"), '{ "extends": "../../tsconfig.base.json" }');
  symlinkSync(join(PACKAGE, "node_modules"), join(copy, "node_modules"));
  for (const made of MADE) rmSync(join(copy, made), { force: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("the list of blocks and the generated types are those of the folders, the schema and the queries as they are", {
  timeout: 300_000,
}, () => {
  execFileSync("npm", ["run", "--silent", "generate"], { cwd: copy, stdio: "pipe" });
  for (const file of MADE) {
    const [made, kept] = [copy, PACKAGE].map((folder) => readFileSync(join(folder, file), "utf8"));
    expect(made === kept, `${file} is out of date: run “pnpm --filter schemas generate”`).toBe(
      true,
    );
  }
});
