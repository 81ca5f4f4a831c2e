import { DatabaseSync } from "node:sqlite";

/**
 * Locks a folder until it is released or the process ends. Listeners of one lake would miss the writes
 * of another on the same folder.
 * @throws an error that says so when another lake has the folder.
 */
export function lockFolder(file: string, what: string): { release(): void } {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    db.close();
    throw new Error(`Another lake is running on ${what}: stop it, or choose another folder`, {
      cause: error,
    });
  }
  return { release: () => db.close() };
}
