import type { DatabaseSync } from "node:sqlite";
import { isRecord, type LakeDocument, layerOf, publishedIdOf } from "../documents.ts";
import { indexedWords, wordsOfId } from "./words.ts";

/** Attributes with longer JSON go to the index of long attributes. */
const SHORT_ATTRIBUTE = 512;

/** Writes a change of one document; null for a document that did not or no longer exists. */
type WriteDocument = (id: string, before: LakeDocument | null, after: LakeDocument | null) => void;

/** Returns a function that writes a document and its index entries within the caller's transaction. */
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

/** Separates the words of short and long attributes, because a search prefers titles to bodies. */
function wordsOf(document: LakeDocument): { short: string; long: string } {
  const { _id, _type, ...attributes } = document;
  const isLong = ([, value]: [string, unknown]) => JSON.stringify(value).length > SHORT_ATTRIBUTE;
  const words = (entries: [string, unknown][]) =>
    indexedWords({ ...Object.fromEntries(entries), _type });
  const all = Object.entries(attributes);
  const short = words(all.filter((entry) => !isLong(entry)));
  return { short: `${wordsOfId(_id)} ${short}`, long: words(all.filter(isLong)) };
}

/** How deep attributes are indexed: `a.b.c.d` is, `a.b.c.d.e` is not. */
const MAX_DEPTH = 4;
/** Longer strings are not indexed. */
const MAX_LENGTH = 200;
/** `_id`, `_type` and `_rev` have their own columns; the others are computed when a document is read. */
const NOT_INDEXED = new Set(["_id", "_type", "_rev", "_originalId", "_score", "url"]);

/** The path of the ids that a document references, at any depth; no attribute has this name. */
export const REFERENCES = "references()";

/** Kinds of values, numbered in GROQ's sort order. */
const KIND = { number: 2, string: 3, boolean: 4 } as const;

/** A value as stored in the index. */
interface IndexValue {
  readonly kind: number;
  readonly value: number | string;
}

/** A value of a document with its path, e.g. "about" at `slug.current`. */
interface IndexEntry extends IndexValue {
  readonly path: string;
}

/**
 * The path of an attribute in the index; undefined for one that is not indexed.
 * @param names such as `["slug", "current"]`
 */
export function indexPath(names: readonly string[]): string | undefined {
  const [first = ""] = names;
  const ambiguous = names.some((name) => /[.[\]()]/.test(name));
  if (ambiguous || names.length > MAX_DEPTH || NOT_INDEXED.has(first)) return undefined;
  return names.join(".");
}

/** The index path of the strings, numbers and booleans in the array at a path. */
export const elementsPath = (path: string) => `${path}[]`;

/**
 * A string, number or boolean as stored in the index; undefined for other values, for long strings, and
 * for strings that SQLite sorts differently from JavaScript.
 */
export function indexValueOf(value: unknown): IndexValue | undefined {
  if (typeof value === "number") return { kind: KIND.number, value };
  if (typeof value === "boolean") return { kind: KIND.boolean, value: Number(value) };
  const isIndexed =
    typeof value === "string" && value.length <= MAX_LENGTH && !/[\0\ud800-\uffff]/.test(value);
  return isIndexed ? { kind: KIND.string, value } : undefined;
}

/** The index entries of a document, keyed so that each is unique. */
function indexEntriesOf(document: Readonly<Record<string, unknown>>) {
  const entries = new Map<string, IndexEntry>();
  const add = (path: string, value: unknown) => {
    const indexed = indexValueOf(value);
    if (indexed) entries.set(JSON.stringify([path, indexed]), { path, ...indexed });
  };
  const visit = (value: unknown, path: string | undefined, names: readonly string[]) => {
    if (Array.isArray(value)) {
      for (const item of value) {
        if (path !== undefined) add(elementsPath(path), item);
        visit(item, undefined, []);
      }
    } else if (isRecord(value)) {
      if ("_ref" in value) add(REFERENCES, value._ref);
      for (const [name, child] of Object.entries(value)) {
        const inner = path === undefined ? [] : [...names, name];
        visit(child, path === undefined ? undefined : indexPath(inner), inner);
      }
    } else if (path !== undefined) add(path, value);
  };
  visit(document, "", []);
  return entries;
}
