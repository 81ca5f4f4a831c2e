import { existsSync, mkdirSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lockFolder } from "@currawong/lake/store/tables";
import { type EnquiryBackup, readEnquiries, writeEnquiries } from "@currawong/supabase/backup";
import { lockDirectory } from "@currawong/supabase/start";
import { lockFile } from "../../local-server.ts";
import { completeSwap, isSwapping, type Move, type OnStep, swapFolders } from "../dataset/swap.ts";
import { backUpContent, missingLine } from "./content.ts";
import { restoreContent } from "./load.ts";

/** The time (UTC) to the second, as a folder’s name. */
export const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-");

/** The data folders of the two local servers. */
export type DataFolders = { lake: string; supabase: string };

/** The names of the folders in `.data`. */
export const dataFolders = (data: string): DataFolders => ({
  lake: join(data, "lake"),
  supabase: join(data, "supabase"),
});

/**
 * Saves the local dataset, its files and everything in the enquiry database. Nobody but the owner can read
 * the result, which holds what visitors wrote.
 * @param target a folder, created: `content/` is for `sanity dataset import`, `enquiries.json` has the rows
 * @returns what was saved, for the terminal
 */
export async function backUp(folders: DataFolders, target: string): Promise<string> {
  completeSwap(folders.lake);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const hasContent = existsSync(join(folders.lake, "lake.sqlite"));
  const content = hasContent
    ? await backUpContent(folders.lake, join(target, "content"))
    : { documents: 0, missing: [] };
  const enquiries = await readEnquiries(folders.supabase);
  await writeFile(join(target, "enquiries.json"), JSON.stringify(enquiries, null, 2), {
    mode: 0o600,
  });
  const sent = enquiries["public.contact_submissions"]?.length ?? 0;
  return `${content.documents} documents and ${sent} enquiries.${missingLine(content)}`;
}

/** Where a backup has its content: a folder, or the archive of `sanity dataset export` that earlier versions saved. */
const contentOf = (source: string) =>
  ["content", "content.tar.gz"].map((name) => join(source, name)).find(existsSync);

/** Locks the data folders that exist, so that no server loses what it writes. @returns a function that unlocks them */
function lockFolders({ lake, supabase }: DataFolders): () => void {
  const data = dirname(lake);
  const locks = [lockFile(join(data, "restore.lock"), `Another restore is running on ${data}.`)];
  const unlock = () => {
    for (const release of locks) release();
  };
  try {
    if (existsSync(lake)) locks.push(lockFolder(lake));
    if (existsSync(supabase)) locks.push(lockDirectory(supabase));
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

/**
 * Replaces the local servers' data by a backup: loads it aside, checks it, and swaps. Wherever it is interrupted, the data
 * is all as before or all as in the backup. What a backup does not have, such as enquiries in one of a hosted dataset,
 * stays. The data before is put aside, not deleted.
 * @param source as `backUp` or `backUpHosted` wrote it; releases keep their schedules
 * @returns what was restored, for the terminal
 * @throws when `source` is not a backup or cannot be loaded whole; nothing is changed then
 */
export async function restore(
  source: string,
  folders: DataFolders,
  onStep: OnStep = () => {},
): Promise<string> {
  completeSwap(folders.lake);
  const content = contentOf(source);
  const file = join(source, "enquiries.json");
  if (!content && !existsSync(file)) {
    throw new Error(
      `${source} is no backup: it has neither content nor enquiries. “npm run backup” makes one.`,
    );
  }
  const time = timestamp();
  const moves: Move[] = [];
  const notes: string[] = [];
  const loadAside = (folder: string) => {
    const from = `${folder}-loading`;
    rmSync(from, { recursive: true, force: true });
    moves.push({ from, to: folder, aside: `${folder}-${time}` });
    return from;
  };
  mkdirSync(dirname(folders.lake), { recursive: true });
  const unlock = lockFolders(folders);
  try {
    if (content) {
      onStep("load the content");
      const loaded = await restoreContent(content, loadAside(folders.lake));
      notes.push(`${loaded.documents} documents were restored.${missingLine(loaded)}`);
    }
    if (existsSync(file)) {
      onStep("load the enquiries");
      // Written by `backUp`; the database checks every value.
      const enquiries = JSON.parse(await readFile(file, "utf8")) as EnquiryBackup;
      const { rows, omitted } = await writeEnquiries(loadAside(folders.supabase), enquiries);
      notes.push(`${rows} rows of the enquiry database were restored.${omittedLine(omitted)}`);
    }
    const kept = moves.filter(({ to }) => existsSync(to)).map(({ aside }) => aside);
    swapFolders(folders.lake, moves, onStep);
    if (kept.length > 0) {
      notes.push(
        `The data before is in ${kept.join(" and ")}: delete it when you no longer need it.`,
      );
    }
    return notes.join("\n");
  } catch (error) {
    if (!isSwapping(folders.lake)) {
      for (const { from } of moves) rmSync(from, { recursive: true, force: true });
    }
    throw error;
  } finally {
    unlock();
  }
}

const omittedLine = (columns: readonly string[]) =>
  columns.length > 0
    ? ` This version has no place for ${columns.join(", ")}: they stay in the backup. Keep it, and restore it in the version that wrote it to see them again.`
    : "";
