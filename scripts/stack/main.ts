import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { ROOT } from "../start/environment.ts";
import { Originals, readStacks } from "./original.ts";

/* `npm run stack`: turns a stack, or the reference of an error in the log, into files and lines. */

const USAGE =
  "Usage: npm run stack -- [--maps <dist/site-maps>] <a file, or - for input> [<reference>]";

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { maps: { type: "string", default: join(ROOT, "dist/site-maps") } },
    allowPositionals: true,
  });
  const [file, reference] = positionals;
  if (!file) throw new Error("Name a file with a stack or with lines of the log.");
  const folder = resolve(values.maps);
  if (!existsSync(folder)) {
    throw new Error(`There is no ${folder}: “npm run package” makes it, for its own build only.`);
  }
  const text = readFileSync(file === "-" ? 0 : resolve(file), "utf8");
  const found = readStacks(text, new Originals(folder), reference);
  if (!found) throw new Error(`Nothing in ${file} has the reference ${reference}.`);
  console.log(found);
  return 0;
});
