import type { Price } from "@currawong/schemas/price";
import { pricesOf } from "@currawong/schemas/price-fields";
import { type Versions, versionsOf } from "../../lake/versions.ts";
import type { PricedDocument } from "./documents.ts";
import { type Pending, sameQuoted } from "./pending.ts";
import { type Held, quotedOf, type Row } from "./rows.ts";

/** What to change of one version of a document, and the revision it has to be at. */
export type DocumentPatch = {
  id: string;
  revision: string;
  set: Record<string, unknown>;
  unset: string[];
};

const LEAVES = ["amount", "unit", "from"] as const;

/** The parts of a price that change, by their path: no more of a document is written than that. */
function leaves(path: string, before: Price, after: Price): Record<string, unknown> {
  const changed = LEAVES.filter((leaf) => (before[leaf] ?? false) !== (after[leaf] ?? false));
  return Object.fromEntries(changed.map((leaf) => [`${path}.${leaf}`, after[leaf] ?? false]));
}

function patchOf(
  document: PricedDocument,
  { id }: Versions<PricedDocument>,
  pending: Pending,
  priceIn: (held: Held) => Price | undefined,
): DocumentPatch {
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const { path, price } of pricesOf(document)) {
    const edit = pending.prices[`${id}#${path}`];
    const after = edit && priceIn(edit.to);
    if (after) Object.assign(set, leaves(path, price, after));
  }
  const quote = pending.quotes[id];
  if (quote && sameQuoted(quotedOf(document), quote.base)) {
    if (quote.to.items.length > 0) set[quote.to.list] = quote.to.items;
    else unset.push(quote.to.list);
  }
  return { id: document._id, revision: document._rev, set, unset };
}

/**
 * The patches that make an editor’s changes come true: of what is published, and of its draft and the
 * versions in releases, which would else bring the old price back when they are published. A version
 * that no longer has the price (its package was taken out) is left alone.
 */
export function patchesOf(pending: Pending, documents: readonly PricedDocument[]): DocumentPatch[] {
  return [...versionsOf(documents).values()]
    .flatMap((versions) => [
      ...(versions.published
        ? [patchOf(versions.published, versions, pending, ({ published }) => published)]
        : []),
      ...(versions.draft
        ? [patchOf(versions.draft, versions, pending, ({ latest }) => latest)]
        : []),
      // Taking a publication back gives each version its own price back.
      ...versions.scheduled.map((version) =>
        patchOf(
          version,
          versions,
          pending,
          ({ scheduled, latest }) => scheduled?.[version._id] ?? latest,
        ),
      ),
    ])
    .filter(({ set, unset }) => Object.keys(set).length > 0 || unset.length > 0);
}

/** The published id of the document that a row’s key names. */
export const documentOf = (key: string) => key.slice(0, key.indexOf("#"));

/** The documents an editor’s changes are of, by published id. */
export function idsOf({ prices, quotes }: Pending): string[] {
  return [...new Set([...Object.keys(prices).map(documentOf), ...Object.keys(quotes)])];
}

/** The changes that would take these back: from what they make to what is there now. */
export function inverseOf(pending: Pending, rows: readonly Row[]): Pending {
  const prices = rows.flatMap((row) => {
    const edit = pending.prices[row.key];
    return edit ? [[row.key, { to: row.held, base: edit.to }] as const] : [];
  });
  const quotes = rows.flatMap((row) => {
    const edit = row.isFirst ? pending.quotes[row.id] : undefined;
    const nothing = { list: edit?.to.list ?? "", items: [], figures: [] };
    return edit ? [[row.id, { to: row.quoted ?? nothing, base: edit.to }] as const] : [];
  });
  return { prices: Object.fromEntries(prices), quotes: Object.fromEntries(quotes) };
}
