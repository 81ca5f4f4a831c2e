import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { runCommand } from "../command.ts";
import { runChecks } from "./check.ts";
import { CHECKS } from "./checks.ts";

/* `npm run doctor`: asks the real services whether a file of settings is right. It reads the file alone, never the shell. */

await runCommand("Usage: npm run doctor -- <a file of settings> [--apply]", async () => {
  const { values, positionals } = parseArgs({
    options: { apply: { type: "boolean" } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || !existsSync(resolve(file))) {
    throw new Error(
      `Name a file with the settings of .env.example${file ? `: there is no ${file}` : ""}.`,
    );
  }
  const settings = parseEnv(readFileSync(resolve(file), "utf8"));
  const count = await runChecks(CHECKS, settings, { apply: values.apply ?? false });
  console.log(count === 0 ? "\nNothing is wrong." : `\n${count} wrong.`);
  return count === 0 ? 0 : 1;
});
