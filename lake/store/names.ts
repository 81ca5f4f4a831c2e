import type { DatabaseSync } from "node:sqlite";

/** Small numbers that stand for types and paths in the index. */
export interface NameKeys {
  /** The number of a name, given to it now if it has none. Only where writing is allowed. */
  key(name: string): number;
  /** The number of a name; undefined when no document has used it. */
  find(name: string): number | undefined;
  /** Forgets numbers that a transaction gave and did not keep. */
  forget(): void;
}

/** Opens the table of names. A number once given never changes. */
export function nameKeys(db: DatabaseSync): NameKeys {
  const known = new Map<string, number>();
  const select = db.prepare("SELECT key FROM names WHERE name = ?");
  const insert = db.prepare("INSERT INTO names (name) VALUES (?)");
  const find = (name: string) => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const row = select.get(name);
    if (!row) return undefined;
    known.set(name, Number(row.key));
    return Number(row.key);
  };
  return {
    find,
    forget: () => known.clear(),
    key: (name) => find(name) ?? Number(insert.run(name).lastInsertRowid),
  };
}
