import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { openDatabase as openLake } from "@currawong/lake/store/tables";
import { openDatabase, POSTGRES_MAJOR } from "@currawong/supabase/database";
import { packTar, unpackTar } from "modern-tar/fs";
import type { DataFolders } from "../start/aside.ts";
import { ROOT } from "../start/environment.ts";
import { replaceData, withStoppedServers } from "./replace.ts";

/** What an archive says of itself. */
type Description = { commit: string; postgres: string };

function describe(folders: DataFolders): Description {
  const version = join(folders.supabase, "pgdata/PG_VERSION");
  const postgres = existsSync(version) ? readFileSync(version, "utf8").trim() : POSTGRES_MAJOR;
  // A copy without git has no name.
  let commit = "an unknown version";
  try {
    const command = ["describe", "--tags", "--always"];
    commit = execFileSync("git", command, { cwd: ROOT, encoding: "utf8" }).trim();
  } catch {}
  return { commit, postgres };
}

/** Leaves out locks, which belong to the machine, and what macOS adds beside files. */
const isSaved = (path: string) => !/^(?:\._|lake\.lock|lock\.sqlite)/.test(basename(path));

/**
 * Unpacks an archive and opens its data as the servers do.
 * @throws an error that says why the archive cannot be restored whole, and which version can
 */
async function unpack(archive: string, target: string): Promise<void> {
  const files = unpackTar(target, {
    strict: true,
    filter: ({ name, type }) => isSaved(name) && (type === "file" || type === "directory"),
  });
  await pipeline(createReadStream(archive), createGunzip(), files);
  const text = readFileSync(join(target, "backup.json"), "utf8");
  const { commit, postgres }: Description = JSON.parse(text);
  if (postgres !== POSTGRES_MAJOR) {
    throw new Error(`It has PostgreSQL ${postgres}, not ${POSTGRES_MAJOR}: ${commit} reads it.`);
  }
  try {
    openLake(join(target, "lake/lake.sqlite")).close();
    await (await openDatabase(join(target, "supabase/pgdata"))).close();
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause} (${commit} wrote it.)`, {
      cause,
    });
  }
}

/**
 * Saves the data folders of both servers as one archive that only its owner can read, and reads it back.
 * @param target the archive, created
 * @throws when a server runs, or what was saved could not be restored
 */
export function backUp(folders: DataFolders, target: string): Promise<void> {
  const [part, copy] = [`${target}.part`, `${target}.copy`];
  return withStoppedServers(folders, [part, copy], async () => {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const content = JSON.stringify(describe(folders));
    const files = packTar(
      [
        { type: "content", target: "backup.json", content },
        { type: "directory", target: "lake", source: folders.lake },
        { type: "directory", target: "supabase", source: folders.supabase },
      ],
      { filter: isSaved },
    );
    await pipeline(files, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await unpack(part, copy);
    await rename(part, target);
  });
}

/**
 * Replaces the data of both servers by an archive's.
 * @returns the folders with the data before
 * @throws when a server runs, or the archive cannot be restored whole; nothing is changed then
 */
export function restore(archive: string, folders: DataFolders): Promise<string[]> {
  return replaceData(folders, (target) =>
    unpack(archive, target).catch((cause: Error) => {
      const older = "v2026.11.28 reads what earlier versions saved.";
      throw new Error(`${archive} was not restored: ${cause.message} ${older}`, { cause });
    }),
  );
}
