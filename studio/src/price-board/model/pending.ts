import type { Price } from "@currawong/schemas/price";
import { releaseOf } from "../../lake/versions.ts";
import { latestPrice, type Row, samePrice, shownPrice, type VersionPrices } from "./rows.ts";

/** A row an editor changed that is not published yet, with what was there when they did. */
export type Edit = {
  to: VersionPrices;
  base: VersionPrices;
  /** What the document’s list of quoted figures becomes: nothing once settled, all of it by an undo. */
  quotes?: { list: string; to: readonly unknown[]; base: readonly unknown[] };
};

/** What an editor changed on the board, by the key of the row. */
export type Pending = Readonly<Record<string, Edit>>;

export const NOTHING: Pending = {};

/** Releases follow: what they hold is no reason to ask again. */
const samePrices = (id: string, one: VersionPrices, other: VersionPrices) =>
  samePrice(one[id], other[id]) && samePrice(latestPrice(id, one), latestPrice(id, other));

export const sameItems = (one: readonly unknown[], other: readonly unknown[] = []) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Every version of a document at one price. */
const atPrice = (price: Price, prices: VersionPrices): VersionPrices =>
  Object.fromEntries(Object.keys(prices).map((id) => [id, price]));

const after = ({ id }: Row, { to }: Edit) => shownPrice({ id, prices: to });

/** What the board shows in a row: what the editor wrote there, else what is there. */
export function writtenPrice(row: Row, pending: Pending): Price {
  const edit = pending[row.key];
  return edit ? after(row, edit) : shownPrice(row);
}

/** Discards an editor’s change of a row, a settled quote included. */
export const revert = (pending: Pending, row: Row): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([key]) => key !== row.key));

/** Writes a price into a row; the price it has already discards the edit. */
export function write(pending: Pending, row: Row, price: Price): Pending {
  const { base, quotes } = pending[row.key] ?? { base: row.prices };
  const to = atPrice(price, row.prices);
  const isAsBefore = samePrices(row.id, to, row.prices) && samePrices(row.id, base, row.prices);
  if (isAsBefore && !quotes) return revert(pending, row);
  return { ...pending, [row.key]: { to, base, quotes } };
}

/** Writes amounts into many rows. */
export const writeAmounts = (
  pending: Pending,
  changes: readonly { row: Row; amount: number }[],
): Pending =>
  changes.reduce(
    (written, { row, amount }) => write(written, row, { ...writtenPrice(row, written), amount }),
    pending,
  );

/** Settles what is quoted for a document: the price is `price` from now on, and no other is noted. */
export function settle(pending: Pending, row: Row, price: Price): Pending {
  if (!row.quoted) return pending;
  const { list, items } = row.quoted;
  const { base } = pending[row.key] ?? { base: row.prices };
  const quotes = { list, to: [], base: items };
  return { ...pending, [row.key]: { to: atPrice(price, row.prices), base, quotes } };
}

/** A row that someone else changed after the editor did. */
export type Conflict = { row: Row; mine: Price; theirs: Price; was: Price };

/** Where others changed what the editor changed: nothing of it is published until they choose. */
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

/** A row as an editor changed it. */
export type Change = {
  row: Row;
  before: Price;
  after: Price;
  /** Other prices that the change replaces: the draft’s, and those of releases, by the id of the version. */
  replaces: readonly (readonly [id: string, price: Price])[];
  /** Whether figures are no longer noted as quoted. */
  settles: boolean;
};

/** Everything an editor changed, in the order of the rows. */
export function changesOf(pending: Pending, rows: readonly Row[]): Change[] {
  return rows.flatMap((row) => {
    const edit = pending[row.key];
    if (!edit) return [];
    const [was, is] = [shownPrice(row), after(row, edit)];
    const replaces = Object.entries(row.prices).filter(
      ([id, price]) => !samePrice(price, is) && (releaseOf(id) || !samePrice(price, was)),
    );
    return [{ row, before: was, after: is, replaces, settles: edit.quotes?.to.length === 0 }];
  });
}

/** Settles a conflict for the editor’s own price, now that they have seen the other. */
export function keepMine(pending: Pending, row: Row): Pending {
  const edit = pending[row.key];
  if (!edit) return pending;
  const quotes = edit.quotes && { ...edit.quotes, base: row.quoted?.items ?? [] };
  const to = atPrice(after(row, edit), row.prices);
  return { ...pending, [row.key]: { to, base: row.prices, quotes } };
}

/** Drops edits whose figure is published already, or whose price is gone. */
export function prune(pending: Pending, rows: readonly Row[]): Pending {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const edits = Object.entries(pending);
  const open = edits.filter(([key, { to, quotes }]) => {
    const row = byKey.get(key);
    if (!row) return false;
    const isSettled = !quotes || sameItems(quotes.to, row.quoted?.items);
    return !isSettled || !samePrices(row.id, to, row.prices);
  });
  return open.length === edits.length ? pending : Object.fromEntries(open);
}

/** The changes that would undo these: from what they make to what is there now. */
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
