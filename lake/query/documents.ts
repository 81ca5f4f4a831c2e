import {
  isAssetType,
  isPublishedId,
  isRecord,
  type LakeDocument,
  layerOf,
  PRIVATE_LAYER,
  PUBLIC_LAYER,
  publishedIdOf,
} from "../documents.ts";
import type { Store } from "../store/store.ts";
import type { Key } from "./compile.ts";
import { defineText } from "./search.ts";

/**
 * The documents a request sees. `raw`: all; `published`: neither drafts nor versions; `public`: those
 * readable without a token; or a stack of layers, topmost first, over the published documents:
 * `{ layers: ["spring", "drafts"] }` shows the version in the release "spring", or else the draft, or
 * else the published document, each under its published id.
 */
export type View = "raw" | "published" | "public" | { readonly layers: readonly string[] };

/** The documents of a view, in the order in which they were created. */
export type Dataset = ReturnType<typeof datasetOf>;

interface Row {
  /** The id of the published document. */
  readonly base: string;
  readonly layer: string;
  readonly document: LakeDocument;
}

/** How many views are kept until the next write. */
const MAX_VIEWS = 8;

/** All documents of a store in memory, kept in step with its commits. */
export class Documents {
  /** The origin of asset URLs. */
  origin = "";
  readonly #store: Store;
  /** By id, in the order in which they were created. */
  readonly #rows = new Map<string, Row>();
  readonly #views = new Map<string, Dataset>();

  constructor(store: Store) {
    this.#store = store;
    for (const id of store.ids()) this.#put(id, store.get(id) ?? null);
    store.onCommit(({ changes }) => {
      this.#views.clear();
      for (const { id, after } of changes) this.#put(id, after);
    });
  }

  /** What a view shows after every committed transaction. */
  dataset(view: View): Dataset {
    const key = JSON.stringify(view);
    const dataset = this.#views.get(key) ?? datasetOf(this.#visible(view), this.#store.sourcesOf);
    if (this.#views.size >= MAX_VIEWS) this.#views.clear();
    this.#views.set(key, dataset);
    return dataset;
  }

  #put(id: string, stored: LakeDocument | null): void {
    if (!stored) {
      this.#rows.delete(id);
      return;
    }
    const copy = { ...stored };
    const document = this.#complete(copy, copy);
    this.#rows.set(id, { base: publishedIdOf(id), layer: layerOf(id), document });
  }

  /** Defines what is computed when read: the text, and an asset's URL, which depends on the request. */
  #complete(document: LakeDocument, original: LakeDocument): LakeDocument {
    if (isAssetType(document._type) && typeof document.path === "string") {
      const get = () => `${this.origin}/${document.path}`;
      Object.defineProperty(document, "url", { get, enumerable: true });
    }
    return defineText(document, original);
  }

  #visible(view: View): LakeDocument[] {
    const rows = [...this.#rows.values()];
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
