import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const GENERATED = ["schema.json", "src/content.generated.ts"];

it("the generated files match the schema and queries", () => {
  // Inside the package, so that the compiler settings and installed packages are found.
  const copy = fs.mkdtempSync(join(PACKAGE, ".generate-"));
  onTestFinished(() => fs.rmSync(copy, { recursive: true, force: true }));
  for (const part of ["src", ...fs.globSync("*.{ts,json}", { cwd: PACKAGE })]) {
    fs.cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
  fs.writeFileSync(join(copy, "tsconfig.json"), '{ "extends": "../../tsconfig.base.json" }');
  fs.symlinkSync(join(PACKAGE, "node_modules"), join(copy, "node_modules"));
  for (const file of GENERATED) fs.rmSync(join(copy, file), { force: true });
  execFileSync(process.execPath, ["--run", "generate"], { cwd: copy, stdio: "pipe" });
  for (const file of GENERATED) {
    const [generated, committed] = [copy, PACKAGE].map((folder) =>
      String(fs.readFileSync(join(folder, file))),
    );
    expect(generated === committed, `${file}: run “pnpm --filter schemas generate”`).toBe(true);
  }
}, 300_000);
