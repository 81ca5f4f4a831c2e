import { resolve } from "node:path";
import { runCommand } from "../command.ts";
import { readVariables } from "../start/environment.ts";
import { runChecks } from "./checks.ts";

/* Asks the real services whether a file of settings is right. It reads the file alone, never the shell. */

const USAGE = "Usage: npm run tool -- doctor <a file of settings>";

await runCommand(USAGE, async () => {
  const file = process.argv[2];
  if (!file) throw new Error("Name a file with the settings of .env.example.");
  const wrong = await runChecks(readVariables(resolve(file)), console.log);
  console.log(wrong === 0 ? "\nNothing is wrong." : `\n${wrong} wrong.`);
  return wrong === 0 ? 0 : 1;
});
