import type { Price } from "@currawong/schemas/price";
import { releaseOf } from "../../dataset/versions.ts";
import { inWords } from "../../sydney.ts";
import { latestPrice, type Releases, type Row, samePrice, shownPrice } from "./rows.ts";

/** An unpublished edit of a row. */
export type Edit = {
  to: Price;
  /** The price that the board showed when it was made, and that of the draft. */
  base: Price;
  draft: Price | undefined;
  /** The quoted figures that it settles, as they were then. */
  settles?: { list: string; items: readonly unknown[] } | undefined;
};

/** An editor’s unpublished edits, by row key. */
export type Pending = Readonly<Record<string, Edit>>;

export const NOTHING: Pending = {};

/** The price the board shows in a row: the edited price, or else the current one. */
export const writtenPrice = (row: Row, pending: Pending): Price =>
  pending[row.key]?.to ?? shownPrice(row);

/** The edits without those of some rows. */
export const without = (pending: Pending, keys: ReadonlySet<string>): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([key]) => !keys.has(key)));

/** Discards the edit of a row, including a settled quote. */
export const revert = (pending: Pending, row: Row): Pending => without(pending, new Set([row.key]));

/** The prices that an edit made now is based on. */
const basisOf = (row: Row) => ({
  base: shownPrice(row),
  draft: latestPrice(row.id, row.prices),
});

const isAtPrice = (row: Row, price: Price): boolean => {
  const { base, draft } = basisOf(row);
  return samePrice(price, base) && samePrice(price, draft);
};

/** Sets the price of a row; setting the current price discards the edit. */
export function write(pending: Pending, row: Row, price: Price): Pending {
  const known = pending[row.key];
  const isAsBefore = isAtPrice(row, price) && !(known && hasChanged(row, known));
  if (isAsBefore && !known?.settles) return revert(pending, row);
  return { ...pending, [row.key]: { ...(known ?? basisOf(row)), to: price } };
}

/** Settles the figures quoted for a document: sets `price` and clears the list of figures. */
export function settle(pending: Pending, row: Row, price: Price): Pending {
  if (!row.quoted) return pending;
  const { list, items } = row.quoted;
  const { base, draft } = pending[row.key] ?? basisOf(row);
  return { ...pending, [row.key]: { to: price, base, draft, settles: { list, items } } };
}

/** Whether someone else has changed a row since an editor did; undoing the edit shows what it is now. */
export function hasChanged(row: Row, { base, draft, settles }: Edit): boolean {
  const now = basisOf(row);
  return (
    !samePrice(base, now.base) ||
    !samePrice(draft, now.draft) ||
    (settles !== undefined && JSON.stringify(settles.items) !== JSON.stringify(row.quoted?.items))
  );
}

/** A row before and after an edit. */
export type Change = Edit & { row: Row };

/** Every edit as a change, in row order. */
export const changesOf = (pending: Pending, rows: readonly Row[]): Change[] =>
  rows.flatMap((row) => {
    const edit = pending[row.key];
    return edit ? [{ row, ...edit }] : [];
  });

/** An edit that can’t be published now, and why, as a sentence. */
export type Left = { key: string; title: string; why: string };

/** The edits that can’t be published now: they stay on the board, and the others are published without them. */
export function leftOf(pending: Pending, rows: readonly Row[], releases: Releases): Left[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return Object.entries(pending).flatMap(([key, edit]) => {
    const row = byKey.get(key);
    if (!row) return [{ key, title: key, why: "The price is no longer there." }];
    const why = whyLeft(row, edit, releases);
    return why ? [{ key, title: row.title, why }] : [];
  });
}

function whyLeft(row: Row, edit: Edit, releases: Releases): string | undefined {
  if (hasChanged(row, edit))
    return "A colleague changed it meanwhile. “Undo” in its line shows what it is now.";
  for (const [id, price] of Object.entries(row.prices)) {
    const release = releases.get(releaseOf(id) ?? "");
    if (!release?.isLocked || !(edit.settles || samePrice(price, edit.base))) continue;
    const at = release.at ? ` for ${inWords(new Date(release.at))}` : "";
    return `It is in what is scheduled${at}, which would bring the old price back. Change it there.`;
  }
  return undefined;
}

/** Drops edits that are already published or whose price no longer exists. */
export function prune(pending: Pending, rows: readonly Row[]): Pending {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const done = Object.entries(pending).flatMap(([key, { to, settles }]) => {
    const row = byKey.get(key);
    return !row || (isAtPrice(row, to) && !(settles && row.quoted)) ? [key] : [];
  });
  return done.length === 0 ? pending : without(pending, new Set(done));
}
