import type { Price } from "@currawong/schemas/price";
import { releaseOf } from "../../dataset/versions.ts";
import { latestPrice, type Row, samePrice, shownPrice, type VersionPrices } from "./rows.ts";

/** An unpublished edit of a row, with the prices it is based on. */
export type Edit = {
  to: VersionPrices;
  base: VersionPrices;
  /** The new list of quoted figures: empty once settled, the previous list in an undo. */
  quotes?: { list: string; to: readonly unknown[]; base: readonly unknown[] };
};

/** An editor’s unpublished edits, by row key. */
export type Pending = Readonly<Record<string, Edit>>;

export const NOTHING: Pending = {};

/** Ignores prices in releases: they are overwritten and never cause a conflict. */
const samePrices = (id: string, one: VersionPrices, other: VersionPrices) =>
  samePrice(one[id], other[id]) && samePrice(latestPrice(id, one), latestPrice(id, other));

export const sameItems = (one: readonly unknown[], other: readonly unknown[] = []) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a version belongs to a release that plans another price than the one shown. */
export const isPlanned = (id: string, price: Price, shown: Price): boolean =>
  releaseOf(id) !== undefined && !samePrice(price, shown);

/** The same price for every version of a document, except where a release plans another one. */
function atPrice(price: Price, row: Pick<Row, "id" | "prices">): VersionPrices {
  const shown = shownPrice(row);
  const versions = Object.entries(row.prices).map(
    ([id, planned]) => [id, isPlanned(id, planned, shown) ? planned : price] as const,
  );
  return Object.fromEntries(versions);
}

/** Makes an edit replace the price that a release plans, or keep it. */
export function replacePlan(
  pending: Pending,
  row: Row,
  version: string,
  isReplaced: boolean,
): Pending {
  const edit = pending[row.key];
  const price = edit && (isReplaced ? after(row, edit) : row.prices[version]);
  if (!price) return pending;
  return { ...pending, [row.key]: { ...edit, to: { ...edit.to, [version]: price } } };
}

const after = ({ id }: Row, { to }: Edit) => shownPrice({ id, prices: to });

/** The price the board shows in a row: the edited price, or else the current one. */
export function writtenPrice(row: Row, pending: Pending): Price {
  const edit = pending[row.key];
  return edit ? after(row, edit) : shownPrice(row);
}

/** Discards the edit of a row, including a settled quote. */
export const revert = (pending: Pending, row: Row): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([key]) => key !== row.key));

/** Sets the price of a row; setting the current price discards the edit. */
export function write(pending: Pending, row: Row, price: Price): Pending {
  const { base, quotes } = pending[row.key] ?? { base: row.prices };
  const to = atPrice(price, row);
  const isAsBefore = samePrices(row.id, to, row.prices) && samePrices(row.id, base, row.prices);
  if (isAsBefore && !quotes) return revert(pending, row);
  return { ...pending, [row.key]: { to, base, quotes } };
}

/** Sets the amounts of many rows. */
export const writeAmounts = (
  pending: Pending,
  changes: readonly { row: Row; amount: number }[],
): Pending =>
  changes.reduce(
    (edits, { row, amount }) => write(edits, row, { ...writtenPrice(row, edits), amount }),
    pending,
  );

/** Settles the figures quoted for a document: sets `price` and clears the list of figures. */
export function settle(pending: Pending, row: Row, price: Price): Pending {
  if (!row.quoted) return pending;
  const { list, items } = row.quoted;
  const { base } = pending[row.key] ?? { base: row.prices };
  const quotes = { list, to: [], base: items };
  return { ...pending, [row.key]: { to: atPrice(price, row), base, quotes } };
}

/** A row that someone else changed after the editor did. */
export type Conflict = { row: Row; mine: Price; theirs: Price; was: Price };

/** Finds edited rows that someone else has changed; nothing is published until they are resolved. */
export function conflictsOf(pending: Pending, rows: readonly Row[]): Conflict[] {
  return rows.flatMap((row) => {
    const { id, key, prices, quoted } = row;
    const edit = pending[key];
    if (!edit) return [];
    const { base, quotes } = edit;
    const isSame = samePrices(id, base, prices);
    if (isSame && (!quotes || sameItems(quotes.base, quoted?.items))) return [];
    const draft = samePrice(base[id], prices[id]) ? latestPrice(id, prices) : undefined;
    const was = shownPrice({ id, prices: base });
    return [{ row, mine: after(row, edit), was, theirs: draft ?? shownPrice(row) }];
  });
}

/** A row before and after an edit. */
export type Change = {
  row: Row;
  before: Price;
  after: Price;
  /** Prices in the draft and in releases that the change overwrites, by version id. */
  replaces: readonly (readonly [id: string, price: Price])[];
  /** Prices that releases plan and that stay as planned, by version id. */
  keeps: readonly (readonly [id: string, price: Price])[];
  /** Whether the change clears the quoted figures. */
  settles: boolean;
};

/** Every edit as a change, in row order. */
export function changesOf(pending: Pending, rows: readonly Row[]): Change[] {
  return rows.flatMap((row) => {
    const edit = pending[row.key];
    if (!edit) return [];
    const [before, next] = [shownPrice(row), after(row, edit)];
    const others = Object.entries(row.prices).filter(
      ([id, price]) => !samePrice(price, next) && (releaseOf(id) || !samePrice(price, before)),
    );
    const isKept = ([id, price]: readonly [string, Price]) =>
      isPlanned(id, price, before) && samePrice(edit.to[id] ?? price, price);
    const [keeps, replaces] = [others.filter(isKept), others.filter((one) => !isKept(one))];
    return [{ row, before, after: next, replaces, keeps, settles: edit.quotes?.to.length === 0 }];
  });
}

/** Resolves a conflict by keeping the editor’s own price. */
export function keepMine(pending: Pending, row: Row): Pending {
  const edit = pending[row.key];
  if (!edit) return pending;
  const quotes = edit.quotes && { ...edit.quotes, base: row.quoted?.items ?? [] };
  const to = atPrice(after(row, edit), row);
  return { ...pending, [row.key]: { to, base: row.prices, quotes } };
}

/** Drops edits that are already published or whose price no longer exists. */
export function prune(pending: Pending, rows: readonly Row[]): Pending {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const edits = Object.entries(pending);
  const remaining = edits.filter(([key, { to, quotes }]) => {
    const row = byKey.get(key);
    if (!row) return false;
    const isSettled = !quotes || sameItems(quotes.to, row.quoted?.items);
    return !isSettled || !samePrices(row.id, to, row.prices);
  });
  return remaining.length === edits.length ? pending : Object.fromEntries(remaining);
}

/** The edits that undo these: from the new prices back to the current ones. */
export function inverseOf(pending: Pending, rows: readonly Row[]): Pending {
  const edits = rows.flatMap(({ key, prices, quoted }) => {
    const edit = pending[key];
    if (!edit) return [];
    const quotes = edit.quotes && {
      ...edit.quotes,
      to: quoted?.items ?? [],
      base: edit.quotes.to,
    };
    return [[key, { to: prices, base: edit.to, quotes }] as const];
  });
  return Object.fromEntries(edits);
}
