import type { DatabaseSync } from "node:sqlite";
import { isRecord, type LakeDocument } from "../documents.ts";
import { indexWriter } from "./index-writer.ts";
import { AFTER } from "./log.ts";
import { pack } from "./packed.ts";

/**
 * Brings the tables of version 1 along, which kept each document whole up to four times: as it is,
 * and in the mutation and both effects that made it. Everything is carried over or, after a crash,
 * nothing: the next start does it again.
 */
export function carryOver(db: DatabaseSync, makeTables: (db: DatabaseSync) => void): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const table of ["documents", "transactions", "changes"]) {
      db.exec(`ALTER TABLE ${table} RENAME TO old_${table}`);
    }
    db.exec("DROP INDEX IF EXISTS changes_by_document");
    makeTables(db);
    db.exec("INSERT INTO transactions SELECT * FROM old_transactions");
    carryDocuments(db);
    carryChanges(db);
    for (const table of ["changes", "transactions", "documents"])
      db.exec(`DROP TABLE old_${table}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
  // Gives back what the old tables took.
  db.exec("VACUUM");
}

function carryDocuments(db: DatabaseSync): void {
  const writer = indexWriter(db);
  for (const { body } of db.prepare("SELECT body FROM old_documents ORDER BY position").iterate()) {
    // Version 1 wrote documents here.
    const document = JSON.parse(String(body)) as LakeDocument;
    writer.write(document._id, null, document);
  }
}

function carryChanges(db: DatabaseSync): void {
  const insert = db.prepare("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)");
  const rows = db.prepare("SELECT * FROM old_changes ORDER BY sequence, position").iterate();
  for (const row of rows) {
    insert.run(
      row.sequence ?? null,
      row.position ?? null,
      row.document_id ?? null,
      row.previous_rev ?? null,
      row.result_rev ?? null,
      pack(withoutResult(String(row.mutations), String(row.apply))),
      pack(String(row.revert)),
    );
  }
}

/** A mutation that is the document it made, as the effect shows, is kept as a sign of that. */
function withoutResult(mutations: string, apply: string): string {
  const [mutation, ...more]: unknown[] = JSON.parse(mutations);
  const effect: unknown = JSON.parse(apply);
  if (!isRecord(mutation) || more.length > 0 || !Array.isArray(effect)) return mutations;
  const [[kind, body] = []] = Object.entries(mutation);
  const whole = effect.length === 2 && effect[0] === 0 ? effect[1] : undefined;
  if (kind === undefined || !isRecord(body) || !isRecord(whole)) return mutations;
  const { _rev, ...content } = body;
  return JSON.stringify(content) === JSON.stringify(whole)
    ? JSON.stringify([{ [kind]: AFTER }])
    : mutations;
}
