import { DatabaseSync } from "node:sqlite";

/**
 * Keeps a folder to one lake at a time, until it is closed or its process ends, however it does.
 * Two writers would each miss what the other tells its listeners.
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
