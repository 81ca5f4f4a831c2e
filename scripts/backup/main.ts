import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { localEnvironment, ROOT } from "../start/environment.ts";
import { checkPorts } from "../start/stack.ts";
import { backUp, type DataFolders, dataFolders, restore, timestamp } from "./backup.ts";
import { missingLine } from "./content.ts";
import { backUpHosted, clientFromFile, describeDataset } from "./hosted.ts";

/* `npm run backup`, `restore` and `pull`. The local servers must be stopped: two processes would lose writes. */

/** What each command takes. An option of another one is an error: a restore knows no dry run. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  backup: ["from", "hosted"],
  restore: [],
  pull: ["dry-run"],
};

const USAGE = `Usage: npm run backup -- [--from <a .data folder> | --hosted <a file of settings>]
       npm run restore -- <backups/…>
       npm run pull -- <a file of settings> [--dry-run]`;

/** Copies a hosted dataset into the local lake. */
async function pull(file: string, folders: DataFolders, isDryRun: boolean): Promise<void> {
  const client = clientFromFile(file);
  console.log(await describeDataset(client));
  if (isDryRun) {
    console.log(
      `It would replace the local dataset, which would be put aside beside ${folders.lake}. Nothing was changed.`,
    );
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "pull-"));
  try {
    await backUpHosted(client, folder);
    console.log(await restore(folder, folders));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: "string" },
      hosted: { type: "string" },
      "dry-run": { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [action = "", source] = positionals;
  const other = Object.keys(values).filter((name) => !OPTIONS[action]?.includes(name));
  if (other.length > 0)
    throw new Error(`“npm run ${action}” has no option --${other.join(", --")}.`);
  const { env, ports } = localEnvironment();
  const folders: DataFolders = values.from
    ? dataFolders(resolve(values.from))
    : { lake: env.LAKE_DATA_DIR ?? "", supabase: env.SUPABASE_DATA_DIR ?? "" };
  // A server of its own would lose what this writes.
  const checkServers = () => checkPorts({ lake: ports.lake, supabase: ports.supabase });
  if (action === "backup") {
    const target = join(ROOT, "backups", timestamp());
    // An interrupted backup must not look like a whole one.
    const part = `${target}.part`;
    if (values.hosted) {
      const client = clientFromFile(resolve(values.hosted));
      console.log(await describeDataset(client));
      const saved = await backUpHosted(client, part);
      console.log(`${saved.documents} documents.${missingLine(saved)}`);
      console.log("Enquiries are not in it: supabase/README.md.");
    } else {
      await checkServers();
      console.log(await backUp(folders, part));
    }
    await rename(part, target);
    console.log(`The backup is in ${target}.`);
    return 0;
  }
  if (!source) throw new Error("Name what to load.");
  if (!values["dry-run"]) await checkServers();
  if (action === "pull") {
    await pull(resolve(source), folders, values["dry-run"] ?? false);
  } else console.log(await restore(resolve(source), folders));
  return 0;
});
