import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
/** Beside the package, where the compiler’s settings and the installed packages are found. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(PACKAGE, ".generate-"));
  for (const part of [
    "src",
    "package.json",
    "tsconfig.json",
    "sanity.cli.ts",
    "sanity.config.ts",
  ]) {
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
  writeFileSync(join(copy, "tsconfig.json"), '{ "extends": "../../tsconfig.base.json" }');
  symlinkSync(join(PACKAGE, "node_modules"), join(copy, "node_modules"));
  rmSync(join(copy, "src/content.generated.ts"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("the generated types are those of the schema and the queries as they are", {
  timeout: 120_000,
}, () => {
  execFileSync("npm", ["run", "--silent", "generate"], { cwd: copy, stdio: "pipe" });
  for (const file of ["schema.json", "src/content.generated.ts"]) {
    const [made, kept] = [copy, PACKAGE].map((folder) => readFileSync(join(folder, file), "utf8"));
    expect(made === kept, `${file} is out of date: run “pnpm --filter schemas generate”`).toBe(
      true,
    );
  }
});
