import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { runCommand } from "../command.ts";
import { copyCheckout } from "../start/copy-checkout.ts";
import { ROOT } from "../start/environment.ts";
import { GROUPS } from "./files.ts";
import { compare, type Excuse, type Report, scores } from "./report.ts";

/* `npm run tool -- mutants`: changes the code in thousands of small ways and says which of them no unit test notices. Stryker does it
   in a copy of the checkout, because it writes into the files, and packages find each other by links. */

const FOLDER = join(ROOT, ".data/mutants");
const COPY = join(FOLDER, "checkout");
const REPORT = join(FOLDER, "report.json");
const EXCUSES = join(import.meta.dirname, "excused.json");
/** To be replaced by the reason why nobody could see the difference, or by a test. */
const UNREVIEWED = "Not reviewed yet";

const CONFIGURATION = {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutants/vitest.config.ts", related: false },
  inPlace: true,
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 15_000,
  checkers: [],
  // Wording, and accesses that the types already guard.
  mutator: { excludedMutations: ["StringLiteral", "OptionalChaining"] },
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: REPORT },
  allowEmpty: true,
};

/** Runs Stryker on groups of files, one after the other. */
async function mutate(groups: readonly string[]): Promise<Report> {
  const report: Report = { files: {} };
  const config = join(COPY, "stryker.config.json");
  const stryker = join(COPY, "node_modules/@stryker-mutator/core/bin/stryker.js");
  for (const name of groups) {
    const { files = [], tests = [] } = GROUPS[name] ?? {};
    const mutate = [...files, "!**/*.test.ts"];
    writeFileSync(config, JSON.stringify({ ...CONFIGURATION, mutate }));
    const env = { MUTANT_TESTS: JSON.stringify(tests) };
    await execa(process.execPath, [stryker, "run", config], { cwd: COPY, stdio: "inherit", env });
    const { files: found } = JSON.parse(readFileSync(REPORT, "utf8")) as Report; // Stryker's own schema.
    Object.assign(report.files, found);
  }
  return report;
}

await runCommand(
  `Usage: npm run tool -- mutants [${Object.keys(GROUPS).join(" | ")}]… [--accept]`,
  async () => {
    const { values, positionals: names } = parseArgs({
      options: { accept: { type: "boolean" } },
      allowPositionals: true,
    });
    const unknown = names.filter((name) => !(name in GROUPS));
    if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(", ")}.`);
    await copyCheckout(COPY);
    const report = await mutate(names.length > 0 ? names : Object.keys(GROUPS));
    const excuses = JSON.parse(readFileSync(EXCUSES, "utf8")) as Excuse[];
    for (const { file, all, killed } of scores(report)) {
      const excused = excuses.filter((excuse) => excuse.file === file).length;
      console.log(`${file}: ${killed} of ${all} killed, ${excused} excused`);
    }
    const { unexcused, obsolete } = compare(report, excuses);
    for (const { file, code } of obsolete) console.log(`No longer survives: ${file}: ${code}`);
    for (const { file, line, mutator, code, replacement } of unexcused) {
      console.log(`Survives: ${file}:${line} ${mutator}: ${code} → ${replacement}`);
    }
    if (values.accept) {
      const kept = excuses.filter((excuse) => !obsolete.includes(excuse));
      const added = unexcused.map(({ line: _line, ...survivor }) => ({
        ...survivor,
        why: UNREVIEWED,
      }));
      writeFileSync(EXCUSES, `${JSON.stringify([...kept, ...added], null, 2)}\n`);
      console.log(
        `${added.length} added to scripts/mutants/excused.json, ${obsolete.length} removed.`,
      );
      return 0;
    }
    const sum = scores(report).reduce(
      (total, { all, killed }) => ({ all: total.all + all, killed: total.killed + killed }),
      { all: 0, killed: 0 },
    );
    console.log(
      `${sum.killed} of ${sum.all} killed; ${unexcused.length} survive that scripts/mutants/excused.json does not list.`,
    );
    return unexcused.length > 0 || obsolete.length > 0 ? 1 : 0;
  },
);
