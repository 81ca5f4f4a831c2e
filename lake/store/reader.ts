import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { isAssetType, type LakeDocument } from "../documents.ts";
import { DocumentCache } from "./document-cache.ts";
import { ENTRY_TEXT, KIND, NO_WHOLE_TEXT } from "./index-entries.ts";
import { nameKeys } from "./names.ts";
import { unpack } from "./packed.ts";
import { joinDocument } from "./split.ts";
import { idColumn, type View, visible } from "./views.ts";
import { textsIn } from "./words.ts";

/** Hidden attribute holding all the text of a document; no field's name has a NUL in it. */
export const TEXT = "\u0000text";
/** Parsed statements kept; queries make their own SQL. */
const MAX_STATEMENTS = 300;
/** Counts and the like that are kept until somebody writes. */
const MAX_REMEMBERED = 1_000;

/** Each type once, without looking at every document. */
const TYPES = `WITH RECURSIVE types (type) AS (
  SELECT min(type) FROM documents
  UNION ALL
  SELECT (SELECT min(type) FROM documents WHERE type > types.type) FROM types WHERE type IS NOT NULL
) SELECT type FROM types WHERE type IS NOT NULL`;

/** Where a document is, and which revision of it: what selects documents answers with. */
export interface Row {
  readonly position: number;
  readonly rev: string;
}

/** Where documents are that have a word: anywhere, and in their short attributes. */
export interface WordPositions {
  readonly all: ReadonlySet<number>;
  readonly short: ReadonlySet<number>;
}

/** Reads documents from a lake's database, whichever thread has opened it. */
export class Reader {
  readonly db: DatabaseSync;
  readonly scanLimit: number;
  /** What the addresses of assets begin with. */
  origin = "";
  readonly #statements = new Map<string, StatementSync>();
  readonly #names;
  readonly #cache: DocumentCache;
  readonly #remembered = new Map<string, unknown>();
  #version: unknown;

  /**
   * @param cacheCharacters how much JSON to keep parsed
   * @param scanLimit up to this many documents, reading each is faster than looking them up in an index
   */
  constructor(db: DatabaseSync, cacheCharacters: number, scanLimit = 200) {
    this.db = db;
    this.scanLimit = scanLimit;
    this.#names = nameKeys(db);
    this.#cache = new DocumentCache(cacheCharacters);
  }

  /** The number that stands for a type or path in the index; undefined when nothing uses it. */
  nameKey(name: string): number | undefined {
    return this.#names.find(name);
  }

  /** Begins to read as of now: nothing changes until `end`, whatever is written meanwhile. */
  begin(origin: string): void {
    this.origin = origin;
    this.db.exec("BEGIN");
    // Another one whenever another connection has written.
    const version = this.statement("PRAGMA data_version").get()?.data_version;
    if (version !== this.#version) this.#remembered.clear();
    this.#version = version;
  }

  /** What `find` says of the dataset, asked once until somebody writes. */
  remember<T>(key: string, find: () => T): T {
    // Each key has one caller, which put there what it finds.
    if (this.#remembered.has(key)) return this.#remembered.get(key) as T;
    const found = find();
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, found);
    return found;
  }

  end(): void {
    this.db.exec("COMMIT");
  }

  /** The types of all documents there are. */
  types(): readonly string[] {
    return this.remember("types", () =>
      this.statement(TYPES)
        .all()
        .map(({ type }) => String(type)),
    );
  }

  /** The numbers that stand for the types in the index. */
  typeKeys(): number[] {
    return this.types().flatMap((type) => this.nameKey(type) ?? []);
  }

  /** A prepared statement, kept for the next time. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= MAX_STATEMENTS && oldest !== undefined) {
      this.#statements.delete(oldest);
    }
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The rows of a statement that selects `position` and `rev`. */
  rows(sql: string, parameters: readonly SQLInputValue[]): Row[] {
    // The statements that come here select just these two columns.
    return this.statement(sql).all(...parameters) as unknown as Row[];
  }

  /**
   * What a statement selects, in any order: as JSON, which for thousands of rows is several times
   * quicker than row by row.
   */
  list(columns: string, from: string, parameters: readonly SQLInputValue[]): unknown[][] {
    const sql = `SELECT json_group_array(json_array(${columns})) AS list FROM ${from}`;
    // The statement made arrays of arrays.
    return JSON.parse(String(this.statement(sql).get(...parameters)?.list)) as unknown[][];
  }

  /** The positions that a statement selects. */
  positions(sql: string, ...parameters: readonly SQLInputValue[]): ReadonlySet<number> {
    return new Set(this.list("position", `(${sql})`, parameters).map(([at]) => Number(at)));
  }

  /** The positions of documents whose text matches a full-text expression: see `index-writer.ts`. */
  wordPositions(expression: string): WordPositions {
    const rows = this.list("rowid", "words WHERE words MATCH ?", [`{text} : ${expression}`]).map(
      ([row]) => Number(row),
    );
    const short = rows.filter((row) => row % 2 === 0).map((row) => row / 2);
    return { all: new Set(rows.map((row) => Math.floor(row / 2))), short: new Set(short) };
  }

  /**
   * The text at a path of those of some documents that have one of these in it, in lower case and but
   * for dots; null where the index does not have the text as it is, wherever that may be.
   * @param parts ASCII
   */
  texts(
    path: string,
    positions: ReadonlySet<number>,
    parts: readonly string[],
  ): ReadonlyMap<number, string | null> {
    const types = this.typeKeys().join(", ");
    // Within CASE, so that it is done last: SQLite would do it for every row.
    const having = "instr(lower(replace(CAST(value AS TEXT), '.', '')), ?)";
    const found = this.list(
      `position, ${ENTRY_TEXT}`,
      `facts WHERE path = ? AND type IN (${types}) AND kind IN (${KIND.string}, ${KIND.container})
        AND (${NO_WHOLE_TEXT} OR CASE WHEN position IN (SELECT value FROM json_each(?))
          THEN ${parts.map(() => having).join(" OR ")} END)`,
      [this.nameKey(path) ?? -1, JSON.stringify([...positions]), ...parts],
    );
    // Two columns, of a number and of text or null.
    return new Map(found as [number, string | null][]);
  }

  /** The document of a row, as a view shows it. Long attributes are read when they are asked for. */
  document({ position, rev }: Row, view: View): LakeDocument {
    const overlaid = idColumn(view) === "base";
    const known = this.#cache.get(position, rev, overlaid);
    if (known) return known;
    const row = this.statement(
      "SELECT d.id, d.base, h.head FROM documents d JOIN heads h USING (position) WHERE position = ?",
    ).get(position);
    const head = String(row?.head);
    const document = joinDocument(head, (name) => this.#attribute(position, name));
    if (overlaid) {
      document._id = String(row?.base);
      document._originalId = String(row?.id);
    }
    if (isAssetType(document._type) && typeof document.path === "string") {
      // For whoever asks when it is asked: the document may stay here for the next query.
      const address = () => `${this.origin}/${document.path}`;
      Object.defineProperty(document, "url", { get: address, enumerable: true });
    }
    Object.defineProperty(document, TEXT, {
      get: () => textsIn(document),
      enumerable: false,
    });
    // What was written had these attributes: see DraftTransaction.
    const read = document as unknown as LakeDocument;
    this.#cache.put(position, overlaid, read, head.length);
    return read;
  }

  /** The document that a view shows under an id; undefined when there is none. */
  get(id: string, view: View): LakeDocument | undefined {
    return this.finder(view)(id);
  }

  /** What `get` does, for one query: it looks for each id once. */
  finder(view: View): (id: string) => LakeDocument | undefined {
    const known = new Map<string, LakeDocument | undefined>();
    const statement = this.statement(
      `SELECT d.position, d.rev FROM documents d WHERE d.${idColumn(view)} = ? AND ${visible(view)} LIMIT 1`,
    );
    return (id) => {
      if (known.has(id)) return known.get(id);
      // The statement selects just these two columns.
      const row = statement.get(id) as unknown as Row | undefined;
      const document = row && this.document(row, view);
      known.set(id, document);
      return document;
    };
  }

  /** Every document that a view shows, in order of creation. */
  *all(view: View): Generator<LakeDocument> {
    const sql = `SELECT d.position, d.rev FROM documents d WHERE ${visible(view)} ORDER BY d.position`;
    for (const row of this.rows(sql, [])) yield this.document(row, view);
  }

  #attribute(position: number, name: string): string {
    const row = this.statement(
      "SELECT value FROM long_attributes WHERE position = ? AND name = ?",
    ).get(position, name);
    const json = unpack(row?.value);
    this.#cache.grow(position, json.length);
    return json;
  }
}
