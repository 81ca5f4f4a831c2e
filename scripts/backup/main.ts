import { join, resolve } from "node:path";
import { runCommand } from "../command.ts";
import { timestamp } from "../start/aside.ts";
import { localEnvironment, ROOT, readVariables } from "../start/environment.ts";
import { backUp, restore } from "./backup.ts";
import { pull } from "./pull.ts";

/* Saves and loads the data of the local servers, which must be stopped: docs/environments.md. */

const USAGE = `Usage: npm run tool -- backup
       npm run tool -- restore <backups/….tar.gz>
       npm run tool -- pull <a file of settings>`;

await runCommand(USAGE, async () => {
  const [action, source] = process.argv.slice(2);
  const { folders } = localEnvironment();
  if (action === "backup") {
    const target = join(ROOT, "backups", `${timestamp()}.tar.gz`);
    await backUp(folders, target);
    console.log(`The backup is ${target}.`);
    return 0;
  }
  if (!source) throw new Error("Name what to load.");
  const load =
    action === "restore"
      ? restore(resolve(source), folders)
      : pull(readVariables(resolve(source)), folders);
  for (const folder of await load) {
    console.log(`The data before is in ${folder}: delete it when you no longer need it.`);
  }
  return 0;
});
