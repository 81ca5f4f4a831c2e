import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Claims a data folder (made where missing) for this process: PGlite has no guard of its own, and
 * two processes in one folder lose writes. A claim left by a process that has died is taken over.
 * Returns the function that gives the claim up. Throws where a running process holds it.
 */
export async function lockDirectory(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, "process.pid");
  const holder = Number(await readFile(file, "utf8").catch(() => "0"));
  if (holder > 0 && isRunning(holder)) {
    throw new Error(
      `Process ${holder} has the Supabase data in ${dir} open. Stop it, set SUPABASE_DATA_DIR to another folder, or delete ${file} if that process is something else.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
