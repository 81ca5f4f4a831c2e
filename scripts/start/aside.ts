import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** The data folders of the two local servers. */
export type DataFolders = { lake: string; supabase: string };

/** The time (UTC) to the second, as part of a name. */
export const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-");

/** Where a restore has the folders that replace others: it is there once they are whole and checked. */
export const restoredFolder = (folders: DataFolders) => join(dirname(folders.lake), "restored");

/**
 * Puts restored folders in the place of others, which stay beside them under the time. Every command does so before
 * it reads the data, so that a restore that is interrupted has replaced all or nothing.
 * @returns the folders put aside
 */
export function completeRestore(folders: DataFolders): string[] {
  const restored = restoredFolder(folders);
  const kept: string[] = [];
  for (const name of ["lake", "supabase"] as const) {
    const [from, to] = [join(restored, name), folders[name]];
    // Gone: it was moved before the interruption.
    if (!existsSync(from)) continue;
    const aside = `${to}-${timestamp()}`;
    if (existsSync(to)) kept.push(aside);
    if (existsSync(to)) renameSync(to, aside);
    renameSync(from, to);
  }
  rmSync(restored, { recursive: true, force: true });
  return kept;
}

/** How long personal information may be kept, as the privacy page says. */
const RETENTION_MONTHS = 24;

/** Finds what is older than personal information may be, by the date in its name, in some folders. */
export function findExpired(parents: readonly string[], now = new Date()): string[] {
  const oldest = new Date(now);
  oldest.setMonth(oldest.getMonth() - RETENTION_MONTHS);
  const limit = oldest.toISOString().slice(0, 10);
  return parents.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => {
        const [, date = limit] = /(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\d/.exec(name) ?? [];
        return date < limit;
      })
      .map((name) => join(parent, name)),
  );
}
