import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder to put in the place of another, which is put aside. */
export type Move = { from: string; to: string; aside: string };

/** Is told of every step before it is taken: tests end the process there. */
export type OnStep = (step: string) => void;

const journalOf = (lakeFolder: string) => join(dirname(lakeFolder), "restore.json");

/** Whether a swap has begun, and has to be completed. */
export const isSwapping = (lakeFolder: string) => existsSync(journalOf(lakeFolder));

/** Returns a name that no file has: the given one, or one with a number. */
function unusedName(name: string): string {
  let unused = name;
  for (let number = 2; existsSync(unused); number++) unused = `${name}-${number}`;
  return unused;
}

/**
 * Puts folders that were loaded and checked in the place of others: all or none, wherever the process ends. From the
 * moment that the journal is written, `completeSwap` finishes what is left.
 * @param lakeFolder the lake's data folder: the journal is beside it
 */
export function swapFolders(lakeFolder: string, moves: readonly Move[], onStep: OnStep): void {
  const journal = journalOf(lakeFolder);
  // A power failure must not keep the renames and lose the files.
  spawnSync("sync");
  onStep("write the journal");
  writeFileSync(`${journal}.part`, JSON.stringify(moves), { mode: 0o600, flush: true });
  onStep("commit");
  renameSync(`${journal}.part`, journal);
  completeSwap(lakeFolder, onStep);
}

/**
 * Completes a swap that was interrupted after its journal was written. Every command calls it before it reads the data.
 * @param lakeFolder as in `swapFolders`
 */
export function completeSwap(lakeFolder: string, onStep: OnStep = () => {}): void {
  const journal = journalOf(lakeFolder);
  if (!existsSync(journal)) return;
  // Only `swapFolders` writes it, and whole.
  const moves = JSON.parse(readFileSync(journal, "utf8")) as Move[];
  for (const { from, to, aside } of moves) {
    // Gone: this move was made before the interruption.
    if (!existsSync(from)) continue;
    onStep(`put ${to} aside`);
    if (existsSync(to)) renameSync(to, unusedName(aside));
    onStep(`replace ${to}`);
    renameSync(from, to);
  }
  spawnSync("sync");
  onStep("remove the journal");
  rmSync(journal);
}
