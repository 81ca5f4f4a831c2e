import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { isAssetType, type LakeDocument } from "../documents.ts";
import { idColumn, type View, visible } from "./views.ts";
import { textsIn } from "./words.ts";

/**
 * Completes an asset's `url` with the origin of the request, so that a data folder can move to another
 * host or port. Other documents are returned unchanged.
 * @param origin such as `http://localhost:3010`
 */
export function withAssetAddress<T extends Readonly<Record<string, unknown>> | null>(
  document: T,
  origin: string,
): T {
  if (!document || !isAssetType(document._type) || typeof document.path !== "string") {
    return document;
  }
  return { ...document, url: `${origin}/${document.path}` };
}

/** Hidden attribute holding all the text of a document; no field's name has a NUL in it. */
export const TEXT = "\u0000text";
/** Prepared statements kept; queries make their own SQL. */
const MAX_STATEMENTS = 300;
/** How many counts are cached; a write empties the cache. */
const MAX_COUNTS = 1_000;
/** How many documents are kept parsed. */
const MAX_DOCUMENTS = 500;

/** Gives a document all its text as a hidden attribute that no projection copies. */
export const defineText = (document: LakeDocument): LakeDocument =>
  Object.defineProperty(document, TEXT, { get: () => textsIn(document), enumerable: false });

/** The position and revision of a document. */
export interface Row {
  readonly position: number;
  readonly rev: string;
}

/** Reads documents from a lake's database, whichever thread has opened it. */
export class Reader {
  readonly db: DatabaseSync;
  /** What the addresses of assets begin with. */
  origin = "";
  readonly #statements = new Map<string, StatementSync>();
  readonly #documents = new Map<string, LakeDocument>();
  readonly #counts = new Map<string, number>();
  #version: unknown;

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /** Begins a read transaction: until `end`, concurrent writes are not visible. */
  begin(origin: string): void {
    this.origin = origin;
    this.db.exec("BEGIN");
    // Changes whenever another connection has committed.
    const version = this.statement("PRAGMA data_version").get()?.data_version;
    if (version !== this.#version) this.#counts.clear();
    this.#version = version;
  }

  end(): void {
    this.db.exec("COMMIT");
  }

  /** A prepared statement, kept for the next time. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The rows of a statement that selects `position` and `rev`. */
  rows(sql: string, parameters: readonly SQLInputValue[]): Row[] {
    // The statements that come here select just these two columns.
    return this.statement(sql).all(...parameters) as unknown as Row[];
  }

  /** The `n` that a statement selects, cached until the next write. */
  count(sql: string, parameters: readonly SQLInputValue[]): number {
    const key = JSON.stringify([sql, parameters]);
    const known = this.#counts.get(key) ?? Number(this.statement(sql).get(...parameters)?.n);
    if (this.#counts.size >= MAX_COUNTS) this.#counts.clear();
    this.#counts.set(key, known);
    return known;
  }

  /** The document of a row, as a view shows it. */
  document({ position, rev }: Row, view: View): LakeDocument {
    const overlaid = idColumn(view) === "base";
    const key = `${position} ${overlaid}`;
    const known = this.#documents.get(key);
    if (known?._rev === rev) return known;
    const row = this.statement("SELECT id, base, content FROM documents WHERE position = ?").get(
      position,
    );
    const document: Record<string, unknown> = JSON.parse(String(row?.content));
    if (overlaid) {
      document._id = String(row?.base);
      document._originalId = String(row?.id);
    }
    if (isAssetType(document._type) && typeof document.path === "string") {
      // Computed when read: the document may be cached for a request to another origin.
      const address = () => `${this.origin}/${document.path}`;
      Object.defineProperty(document, "url", { get: address, enumerable: true });
    }
    // What was written had the attributes of a document: see DraftTransaction.
    const read = defineText(document as unknown as LakeDocument);
    if (this.#documents.size >= MAX_DOCUMENTS) this.#documents.clear();
    this.#documents.set(key, read);
    return read;
  }

  /** The document that a view shows under an id; undefined when there is none. */
  get(id: string, view: View): LakeDocument | undefined {
    const sql = `SELECT d.position, d.rev FROM documents d
      WHERE d.${idColumn(view)} = ? AND ${visible(view)} LIMIT 1`;
    const [row] = this.rows(sql, [id]);
    return row && this.document(row, view);
  }
}
