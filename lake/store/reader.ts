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

/** Hidden attribute with all of a document's text; field names never contain NUL. */
export const TEXT = "\u0000text";
/** How many prepared statements are cached: each query may generate its own SQL. */
const MAX_STATEMENTS = 300;
/** How many counts are cached; a write clears the cache. */
const MAX_COUNTS = 1_000;
/** How many parsed documents are cached. */
const MAX_DOCUMENTS = 500;

/** Defines all of a document's text as a hidden attribute that projections do not copy. */
export const defineText = (document: LakeDocument): LakeDocument =>
  Object.defineProperty(document, TEXT, { get: () => textsIn(document), enumerable: false });

/** The position and revision of a document. */
export interface Row {
  readonly position: number;
  readonly rev: string;
}

/** Reads documents from a lake's database, in any thread. */
export class Reader {
  readonly db: DatabaseSync;
  /** The origin of asset URLs. */
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
    // Changes when another connection commits.
    const version = this.statement("PRAGMA data_version").get()?.data_version;
    if (version !== this.#version) this.#counts.clear();
    this.#version = version;
  }

  end(): void {
    this.db.exec("COMMIT");
  }

  /** Returns a prepared statement from the cache, or prepares it. */
  statement(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The rows of a statement that selects `position` and `rev`. */
  rows(sql: string, parameters: readonly SQLInputValue[]): Row[] {
    // The callers' statements select exactly these two columns.
    return this.statement(sql).all(...parameters) as unknown as Row[];
  }

  /** The column `n` of a statement's row, cached until the next write. */
  count(sql: string, parameters: readonly SQLInputValue[]): number {
    const key = JSON.stringify([sql, parameters]);
    const cached = this.#counts.get(key) ?? Number(this.statement(sql).get(...parameters)?.n);
    if (this.#counts.size >= MAX_COUNTS) this.#counts.clear();
    this.#counts.set(key, cached);
    return cached;
  }

  /** The document of a row, as a view shows it. */
  document({ position, rev }: Row, view: View): LakeDocument {
    const isOverlay = idColumn(view) === "base";
    const key = `${position} ${isOverlay}`;
    const cached = this.#documents.get(key);
    if (cached?._rev === rev) return cached;
    const row = this.statement("SELECT id, base, content FROM documents WHERE position = ?").get(
      position,
    );
    const document: Record<string, unknown> = JSON.parse(String(row?.content));
    if (isOverlay) {
      document._id = String(row?.base);
      document._originalId = String(row?.id);
    }
    if (isAssetType(document._type) && typeof document.path === "string") {
      // Computed when read: the cached document may serve a request to another origin.
      const address = () => `${this.origin}/${document.path}`;
      Object.defineProperty(document, "url", { get: address, enumerable: true });
    }
    // DraftTransaction only writes values with the attributes of a document.
    const result = defineText(document as unknown as LakeDocument);
    if (this.#documents.size >= MAX_DOCUMENTS) this.#documents.clear();
    this.#documents.set(key, result);
    return result;
  }

  /** The document that a view shows under an id; undefined when there is none. */
  get(id: string, view: View): LakeDocument | undefined {
    const sql = `SELECT d.position, d.rev FROM documents d
      WHERE d.${idColumn(view)} = ? AND ${visible(view)} LIMIT 1`;
    const [row] = this.rows(sql, [id]);
    return row && this.document(row, view);
  }
}
