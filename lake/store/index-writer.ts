import type { DatabaseSync } from "node:sqlite";
import { type LakeDocument, layerOf, publishedIdOf } from "../documents.ts";
import { equalJson } from "./effects.ts";
import { indexEntriesOf, isLong } from "./index-entries.ts";
import { nameKeys } from "./names.ts";
import { pack } from "./packed.ts";
import { indexedReferences } from "./references.ts";
import { splitDocument } from "./split.ts";
import { furtherWords, indexedText, joinedWords } from "./words.ts";

/** Keeps the documents' table and its indices as they should be, within the caller's transaction. */
export interface IndexWriter {
  /** Writes one document's change; null where it did not or does not exist. */
  write(id: string, before: LakeDocument | null, after: LakeDocument | null): void;
  /** To be called when the transaction was rolled back. */
  rolledBack(): void;
}

/** A document's change, as the indices look at it. */
interface Change {
  readonly at: number;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  /** The attributes that are not as they were, as they were and as they are. */
  readonly old: Attributes;
  readonly current: Attributes;
}

type Attributes = Readonly<Record<string, unknown>>;
type Names = ReadonlySet<string>;

/**
 * The words of short attributes and those of long ones are apart, so that a change of a title need
 * not write a body's anew: in rows `position * 2` and the one after.
 */
const SHORT_PART = 0;
const LONG_PART = 1;

/** Prepares the statements that write documents. */
export function indexWriter(db: DatabaseSync): IndexWriter {
  const names = nameKeys(db);
  const position = db.prepare("SELECT position FROM documents WHERE id = ?");
  const insert = db.prepare(
    "INSERT INTO documents (id, base, layer, type, rev) VALUES (?, ?, ?, ?, ?)",
  );
  const update = db.prepare("UPDATE documents SET type = ?, rev = ? WHERE position = ?");
  const remove = db.prepare("DELETE FROM documents WHERE position = ?");
  const putHead = db.prepare("INSERT OR REPLACE INTO heads VALUES (?, ?)");
  const removeHead = db.prepare("DELETE FROM heads WHERE position = ?");
  const longNames = db.prepare("SELECT name FROM long_attributes WHERE position = ?");
  const putLong = db.prepare("INSERT OR REPLACE INTO long_attributes VALUES (?, ?, ?)");
  const removeLong = db.prepare("DELETE FROM long_attributes WHERE position = ? AND name = ?");
  const addFact = db.prepare("INSERT OR IGNORE INTO facts VALUES (?, ?, ?, ?, ?)");
  const removeFact = db.prepare(
    "DELETE FROM facts WHERE path = ? AND type = ? AND kind = ? AND value = ? AND position = ?",
  );
  const longPath = db.prepare("INSERT OR IGNORE INTO long_paths VALUES (?)");
  const addReference = db.prepare("INSERT OR REPLACE INTO links VALUES (?, ?, ?)");
  const removeReference = db.prepare("DELETE FROM links WHERE target = ? AND position = ?");
  const addWords = db.prepare("INSERT INTO words (rowid, text, further) VALUES (?, ?, ?)");
  const removeWords = db.prepare("DELETE FROM words WHERE rowid = ?");

  /** Writes the row and returns where it is. */
  function writeRow(found: number | undefined, { _id, _type, _rev }: LakeDocument): number {
    if (found === undefined) {
      const added = insert.run(_id, publishedIdOf(_id), layerOf(_id), _type, _rev);
      return Number(added.lastInsertRowid);
    }
    update.run(_type, _rev, found);
    return found;
  }

  function writeLong(long: ReadonlyMap<string, string>, stored: Names, change: Change): void {
    const { at, current } = change;
    for (const name of stored) if (!long.has(name)) removeLong.run(at, name);
    for (const [name, json] of long) {
      if (!stored.has(name) || name in current) putLong.run(at, name, pack(json));
    }
  }

  function writeFacts({ at, before, after, ...changed }: Change): void {
    const [old, current] = [indexEntriesOf(changed.old), indexEntriesOf(changed.current)];
    const sameType = before?._type === after?._type;
    for (const [key, { path, kind, value }] of old) {
      if (sameType && current.has(key)) continue;
      removeFact.run(names.key(path), names.key(before?._type ?? ""), kind, value, at);
    }
    for (const [key, { path, kind, value }] of current) {
      if (sameType && old.has(key)) continue;
      addFact.run(names.key(path), names.key(after?._type ?? ""), kind, value, at);
      if (isLong(value)) longPath.run(names.key(path));
    }
  }

  function writeReferences({ at, before, after, ...changed }: Change): void {
    const touched = [changed.old, changed.current].map(indexedReferences);
    if (touched.every(({ size }) => size === 0)) return;
    const [old, current] = [indexedReferences(before), indexedReferences(after)];
    for (const target of old.keys()) if (!current.has(target)) removeReference.run(target, at);
    for (const [target, { direct }] of current) {
      if (old.get(target)?.direct !== direct) addReference.run(target, at, Number(direct));
    }
  }

  function writeWords(long: Names, stored: Names, change: Change): void {
    const { at, before, after, old, current } = change;
    const moved = long.size !== stored.size || [...long].some((name) => !stored.has(name));
    for (const part of [SHORT_PART, LONG_PART]) {
      const [was, is] = [partOf(old, stored, part), partOf(current, long, part)];
      // Most changes are to one attribute, and some to none with words.
      if (before && after && !moved && sameWords(was, is)) continue;
      const row = at * 2 + part;
      if (before) removeWords.run(row);
      if (!after || (part === LONG_PART && long.size === 0)) continue;
      const words = partOf(after, long, part);
      const further = part === SHORT_PART ? furtherWords(after._id, words) : joinedWords(words);
      addWords.run(row, indexedText(words), further);
    }
  }

  return {
    rolledBack: () => names.forget(),
    write(id, before, after) {
      if (!before && !after) return;
      const found = before ? Number(position.get(id)?.position) : undefined;
      const split = after && splitDocument(after);
      const at = after ? writeRow(found, after) : Number(found);
      const change = { at, before, after, ...changedAttributes(before, after) };
      if (split) putHead.run(at, split.head);
      const long = split?.long ?? new Map<string, string>();
      const stored = new Set(before ? longNames.all(at).map(({ name }) => String(name)) : []);
      writeLong(long, stored, change);
      writeFacts(change);
      writeReferences(change);
      writeWords(new Set(long.keys()), stored, change);
      if (after) return;
      removeHead.run(at);
      remove.run(at);
    },
  };
}

/** What is not as it was; of a document that changes its type, everything. */
function changedAttributes(
  before: LakeDocument | null,
  after: LakeDocument | null,
): { old: Attributes; current: Attributes } {
  if (!before || !after || before._type !== after._type) {
    return { old: before ?? {}, current: after ?? {} };
  }
  const differing = (attributes: LakeDocument, others: LakeDocument) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => !equalJson(value, others[name])),
    );
  return { old: differing(before, after), current: differing(after, before) };
}

/** Those attributes whose words are in one part of the index, and the type. */
function partOf(attributes: Attributes, long: Names, part: number): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => name === "_type" || Number(long.has(name)) === part,
    ),
  );
}

/** True when the index of words has nothing to learn from a change of attributes. */
function sameWords(old: Attributes, current: Attributes): boolean {
  return indexedText(old) === indexedText(current) && joinedWords(old) === joinedWords(current);
}
