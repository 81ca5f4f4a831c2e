import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const MADE = ["src/blocks.generated.ts", "schema.json", "src/content.generated.ts"];
/** Beside the package, where the compiler’s settings and the installed packages are found. */
let copy: string;

beforeAll(() => {
  copy = fs.mkdtempSync(join(PACKAGE, ".generate-"));
  for (const part of ["src", ...fs.globSync("*.{ts,json}", { cwd: PACKAGE })]) {
    fs.cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
  fs.writeFileSync(join(copy, "tsconfig.json"), '{ "extends": "../../tsconfig.base.json" }');
  fs.symlinkSync(join(PACKAGE, "node_modules"), join(copy, "node_modules"));
  for (const made of MADE) fs.rmSync(join(copy, made), { force: true });
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

it("the list of blocks and the generated types are those of the folders, the schema and the queries as they are", {
  timeout: 300_000,
}, () => {
  execFileSync("npm", ["run", "--silent", "generate"], { cwd: copy, stdio: "pipe" });
  for (const file of MADE) {
    const [made, kept] = [copy, PACKAGE].map((folder) =>
      String(fs.readFileSync(join(folder, file))),
    );
    expect(made === kept, `${file}: run “pnpm --filter schemas generate”`).toBe(true);
  }
});
