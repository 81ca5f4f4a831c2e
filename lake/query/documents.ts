import type { DatabaseSync } from "node:sqlite";
import {
  isAssetType,
  isPublishedId,
  isRecord,
  type LakeDocument,
  PRIVATE_LAYER,
  PUBLIC_LAYER,
} from "../documents.ts";
import type { Key } from "./compile.ts";
import { defineText } from "./search.ts";
import type { View } from "./view.ts";

/** The documents of a view, in the order in which they were created. */
export type Dataset = ReturnType<typeof datasetOf>;

interface Row {
  readonly position: number;
  /** The id of the published document. */
  readonly base: string;
  readonly layer: string;
  readonly document: LakeDocument;
}

/** How many views are kept until the next write. */
const MAX_VIEWS = 8;

/** All documents of a lake in memory, read from its database as they change. */
export class Documents {
  /** The origin of asset URLs. */
  origin = "";
  readonly #db: DatabaseSync;
  readonly #rows = new Map<string, Row>();
  readonly #views = new Map<string, Dataset>();
  /** The last transaction that the rows include; undefined before they are read. */
  #sequence: number | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** What a view shows after every committed transaction. */
  dataset(view: View): Dataset {
    this.#update();
    const key = JSON.stringify(view);
    const dataset = this.#views.get(key) ?? datasetOf(this.#visible(view), this.#sourcesOf);
    if (this.#views.size >= MAX_VIEWS) this.#views.clear();
    this.#views.set(key, dataset);
    return dataset;
  }

  #update(): void {
    // In one transaction, because a write between two reads would be missed.
    this.#db.exec("BEGIN");
    const last = this.#db.prepare("SELECT max(sequence) AS last FROM transactions").get();
    const sequence = Number(last?.last);
    if (this.#sequence === undefined) this.#readAll();
    else if (sequence > this.#sequence) this.#readChanged(this.#sequence);
    this.#sequence = sequence;
    this.#db.exec("COMMIT");
  }

  readonly #sourcesOf = (target: string): string[] =>
    this.#db
      .prepare("SELECT source FROM refs WHERE target = ?")
      .all(target)
      .map(({ source }) => String(source));

  #readAll(): void {
    const select = "SELECT * FROM documents";
    for (const row of this.#db.prepare(select).iterate()) this.#put(row);
  }

  #readChanged(since: number): void {
    this.#views.clear();
    const changed = this.#db
      .prepare("SELECT DISTINCT document_id AS id FROM changes WHERE sequence > ?")
      .all(since);
    const select = this.#db.prepare("SELECT * FROM documents WHERE id = ?");
    for (const { id } of changed) {
      const row = select.get(String(id));
      if (row) this.#put(row);
      else this.#rows.delete(String(id));
    }
  }

  #put({ position, id, base, layer, content }: Record<string, unknown>): void {
    // DraftTransaction only writes values with the attributes of a document.
    const document = JSON.parse(String(content)) as LakeDocument;
    this.#complete(document, document);
    const row = { position: Number(position), base: String(base), layer: String(layer), document };
    this.#rows.set(String(id), row);
  }

  /** Defines what is computed when read: the text, and an asset's URL, which depends on the request. */
  #complete<T extends LakeDocument>(document: T, original: LakeDocument): T {
    if (isAssetType(document._type) && typeof document.path === "string") {
      const get = () => `${this.origin}/${document.path}`;
      Object.defineProperty(document, "url", { get, enumerable: true });
    }
    return defineText(document, original);
  }

  #visible(view: View): LakeDocument[] {
    const rows = [...this.#rows.values()].sort((a, b) => a.position - b.position);
    if (view === "raw") return rows.map(({ document }) => document);
    if (view === "public") return documentsIn(rows, [PUBLIC_LAYER]);
    if (view === "published") return documentsIn(rows, [PUBLIC_LAYER, PRIVATE_LAYER]);
    const layers = view.layers.filter((layer) => layer !== "published");
    const order = new Map(layers.map((layer, rank) => [layer, rank]));
    const rankOf = ({ layer, document }: Row) =>
      order.get(layer) ?? (isPublishedId(document._id) ? layers.length : undefined);
    const topmost = new Map<string, Row>();
    for (const row of rows) {
      const [rank, other] = [rankOf(row), topmost.get(row.base)];
      if (rank === undefined || (other && rank > (rankOf(other) ?? rank))) continue;
      topmost.set(row.base, row);
    }
    return rows
      .filter((row) => topmost.get(row.base) === row && !isGoingToBeUnpublished(row.document))
      .map(({ base, document }) => {
        const shown = { ...document, _id: base, _originalId: document._id };
        return this.#complete(shown, document);
      });
  }
}

const documentsIn = (rows: readonly Row[], layers: readonly string[]): LakeDocument[] =>
  rows.filter(({ layer }) => layers.includes(layer)).map(({ document }) => document);

/** True for a version with which its release takes the document off the site. */
const isGoingToBeUnpublished = ({ _system }: LakeDocument): boolean =>
  isRecord(_system) && _system.delete === true;

/** @param sourcesOf finds the stored ids of the documents that reference an id */
function datasetOf(all: readonly LakeDocument[], sourcesOf: (target: string) => string[]) {
  const positions = { _id: new Map<string, number[]>(), _type: new Map<string, number[]>() };
  const stored = new Map<string, number>();
  for (const [position, document] of all.entries()) {
    stored.set(String(document._originalId ?? document._id), position);
    for (const attribute of ["_id", "_type"] as const) {
      const value = document[attribute];
      const found = positions[attribute].get(value);
      if (found) found.push(position);
      else positions[attribute].set(value, [position]);
    }
  }
  const find = (key: Key, value: string): readonly number[] => {
    if (key !== "references") return positions[key].get(value) ?? [];
    return sourcesOf(value).flatMap((id) => stored.get(id) ?? []);
  };
  const documentsAt = (found: Iterable<number>) =>
    [...found].sort((a, b) => a - b).flatMap((position) => all[position] ?? []);

  return {
    all,
    get: (id: string): LakeDocument | undefined => documentsAt(find("_id", id))[0],
    /** The documents that have one of the values as their key. */
    select(key: Key, values: readonly unknown[]): LakeDocument[] {
      const strings = values.filter((value) => typeof value === "string");
      return documentsAt(new Set(strings.flatMap((value) => find(key, value))));
    },
  };
}
