import type { DatabaseSync } from "node:sqlite";
import { type LakeDocument, layerOf, publishedIdOf } from "../documents.ts";
import { indexEntriesOf } from "./index-entries.ts";
import { indexedWords, wordsOfId } from "./words.ts";

/** Attributes whose JSON is longer than this are long. */
const SHORT_ATTRIBUTE = 512;

/** Writes one document's change; null where it did not or does not exist. */
type WriteDocument = (id: string, before: LakeDocument | null, after: LakeDocument | null) => void;

/** Prepares the statements that write documents and their indices, within the caller's transaction. */
export function indexWriter(db: DatabaseSync): WriteDocument {
  const find = db.prepare("SELECT position FROM documents WHERE id = ?");
  const put = db.prepare(
    `INSERT INTO documents (id, base, layer, type, rev, content) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET type = excluded.type, rev = excluded.rev, content = excluded.content`,
  );
  const remove = db.prepare("DELETE FROM documents WHERE position = ?");
  const addEntry = db.prepare("INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
  const removeEntry = db.prepare(
    "DELETE FROM entries WHERE path = ? AND type = ? AND kind = ? AND value = ? AND position = ?",
  );
  const addWords = db.prepare("INSERT INTO words (rowid, short, long) VALUES (?, ?, ?)");
  const removeWords = db.prepare("DELETE FROM words WHERE rowid = ?");

  function writeRow(document: LakeDocument): void {
    const { _id, _type, _rev } = document;
    put.run(_id, publishedIdOf(_id), layerOf(_id), _type, _rev, JSON.stringify(document));
  }

  function writeEntries(at: number, before: LakeDocument | null, after: LakeDocument | null): void {
    const [old, current] = [indexEntriesOf(before ?? {}), indexEntriesOf(after ?? {})];
    const sameType = before?._type === after?._type;
    for (const [key, { path, kind, value }] of old) {
      if (sameType && current.has(key)) continue;
      removeEntry.run(path, before?._type ?? "", kind, value, at);
    }
    for (const [key, { path, kind, value }] of current) {
      if (sameType && old.has(key)) continue;
      addEntry.run(path, after?._type ?? "", kind, value, at);
    }
  }

  function writeWords(at: number, before: LakeDocument | null, after: LakeDocument | null): void {
    const [old, current] = [before && wordsOf(before), after && wordsOf(after)];
    if (old && current && old.short === current.short && old.long === current.long) return;
    if (old) removeWords.run(at);
    if (current) addWords.run(at, current.short, current.long);
  }

  return (id, before, after) => {
    if (after) writeRow(after);
    const at = Number(find.get(id)?.position);
    writeEntries(at, before, after);
    writeWords(at, before, after);
    if (!after) remove.run(at);
  };
}

/** The words of short attributes and those of long ones apart: a search prefers titles to bodies. */
function wordsOf(document: LakeDocument): { short: string; long: string } {
  const { _id, _type, ...attributes } = document;
  const isLong = ([, value]: [string, unknown]) => JSON.stringify(value).length > SHORT_ATTRIBUTE;
  const words = (entries: [string, unknown][]) =>
    indexedWords({ ...Object.fromEntries(entries), _type });
  const all = Object.entries(attributes);
  const short = words(all.filter((entry) => !isLong(entry)));
  return { short: `${wordsOfId(_id)} ${short}`, long: words(all.filter(isLong)) };
}
