import { mkdir, rename, rm } from "node:fs/promises";
import { lockFolder } from "@currawong/lake/store/tables";
import { lockDirectory } from "@currawong/supabase/start";
import { completeRestore, type DataFolders, restoredFolder } from "../start/aside.ts";

/**
 * Works while no server runs on the data, and none can start.
 * @param temporary what the work leaves behind, deleted before and after
 * @throws when a server runs
 */
export async function withStoppedServers<T>(
  { lake, supabase }: DataFolders,
  temporary: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const tidyUp = () =>
    Promise.all(temporary.map((path) => rm(path, { recursive: true, force: true })));
  const locks: (() => void)[] = [];
  try {
    await mkdir(lake, { recursive: true, mode: 0o700 });
    locks.push(lockFolder(lake), lockDirectory(supabase));
    await tidyUp();
    return await work();
  } finally {
    await tidyUp();
    for (const unlock of locks) unlock();
  }
}

/**
 * Replaces data by what is loaded aside. Wherever this is interrupted, the next command finds all of the old or all of
 * the new.
 * @param load fills a folder with `lake/`, `supabase/` or both, and checks them
 * @returns the folders with the data before
 */
export function replaceData(
  folders: DataFolders,
  load: (target: string) => Promise<void>,
): Promise<string[]> {
  const restored = restoredFolder(folders);
  const part = `${restored}.part`;
  return withStoppedServers(folders, [part], async () => {
    await mkdir(part, { recursive: true, mode: 0o700 });
    await load(part);
    await rename(part, restored);
    return completeRestore(folders);
  });
}
