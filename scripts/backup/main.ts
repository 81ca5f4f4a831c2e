import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../seed/command.ts";
import { localEnvironment, ROOT } from "../start/environment.ts";
import { checkPorts } from "../start/stack.ts";
import { backUp, type DataFolders, dataFolders, restore } from "./backup.ts";

/* `npm run backup` and `npm run restore`: the local data, while the servers are stopped. */

const USAGE = `Usage: npm run backup -- [--from <a .data folder>]
       npm run restore -- <backups/…>`;

/** The time (UTC) to the second, as a folder’s name. */
const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-");

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: "string" } },
    allowPositionals: true,
  });
  const [action, source] = positionals;
  const { env, ports } = localEnvironment();
  // Two processes on one folder would lose writes.
  await checkPorts(ports);
  const folders: DataFolders = values.from
    ? dataFolders(resolve(values.from))
    : { lake: env.LAKE_DATA_DIR ?? "", supabase: env.SUPABASE_DATA_DIR ?? "" };
  if (action === "restore") {
    if (!source) throw new Error("Name the folder of a backup.");
    console.log(await restore(resolve(source), folders));
  } else console.log(await backUp(folders, join(ROOT, "backups", timestamp())));
  return 0;
});
