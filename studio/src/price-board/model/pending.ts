import type { Price } from "@currawong/schemas/price";
import { type Held, type Quoted, type Row, samePrice, shownPrice } from "./rows.ts";

/** A price an editor wrote that is not published yet, with what was there when they did. */
export type PriceEdit = { to: Held; base: Held };

/** The figures quoted for a document once settled (none), or brought back by an undo. */
export type QuoteEdit = { to: Quoted; base: Quoted };

/** What an editor changed on the board: prices by the key of their row, quotes by document. */
export type Pending = {
  prices: Readonly<Record<string, PriceEdit>>;
  quotes: Readonly<Record<string, QuoteEdit>>;
};

export const NOTHING: Pending = { prices: {}, quotes: {} };

const sameHeld = (one: Held, other: Held) =>
  samePrice(one.published, other.published) && samePrice(one.latest, other.latest);

export const sameQuoted = (one: Quoted | undefined, other: Quoted | undefined) =>
  JSON.stringify(one?.figures ?? []) === JSON.stringify(other?.figures ?? []);

const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Both versions of a document at one price; what was never published stays so. */
const atPrice = (price: Price, { published }: Held): Held => ({
  published: published && price,
  latest: price,
});

/** What the board shows in a row: what the editor wrote there, else what is there. */
export function writtenPrice(row: Row, pending: Pending): Price {
  const edit = pending.prices[row.key];
  return shownPrice(edit?.to ?? row.held);
}

/** Writes a price into a row; the price it has already takes the edit back. */
export function write(pending: Pending, row: Row, price: Price): Pending {
  const to = atPrice(price, row.held);
  const base = pending.prices[row.key]?.base ?? row.held;
  const isAsBefore = sameHeld(to, row.held) && sameHeld(base, row.held);
  const rest = without(pending.prices, row.key);
  return { ...pending, prices: isAsBefore ? rest : { ...rest, [row.key]: { to, base } } };
}

/** Takes an editor’s change of a row back, a settled quote included. */
export function revert(pending: Pending, row: Row): Pending {
  return {
    prices: without(pending.prices, row.key),
    quotes: row.isFirst ? without(pending.quotes, row.id) : pending.quotes,
  };
}

/** Settles what is quoted for a document: the price is `price` from now on, and no other is noted. */
export function settle(pending: Pending, row: Row, price: Price): Pending {
  if (!row.quoted) return pending;
  const { list } = row.quoted;
  const quote = { to: { list, items: [], figures: [] }, base: row.quoted };
  return {
    ...write(pending, row, price),
    quotes: { ...pending.quotes, [row.id]: quote },
  };
}

/** A row that somebody else changed after the editor did. */
export type Conflict = { row: Row; mine: Price; theirs: Price; was: Price };

/** The quotes of a document are settled on its first row. */
const quoteEdit = (pending: Pending, row: Row): QuoteEdit | undefined =>
  row.isFirst ? pending.quotes[row.id] : undefined;

/** Where others changed what the editor changed: nothing of it is published until they choose. */
export function conflictsOf(pending: Pending, rows: readonly Row[]): Conflict[] {
  return rows.flatMap((row) => {
    const price = pending.prices[row.key];
    const quote = quoteEdit(pending, row);
    const isStale =
      (price && !sameHeld(price.base, row.held)) || (quote && !sameQuoted(quote.base, row.quoted));
    if (!isStale) return [];
    const mine = shownPrice(price?.to ?? row.held);
    const was = shownPrice(price?.base ?? row.held);
    return [{ row, mine, was, theirs: theirsOf(row.held, price?.base) }];
  });
}

/** A row as an editor changed it. */
export type Change = {
  row: Row;
  before: Price;
  after: Price;
  /** What the draft of the document says, where it is neither of the two. */
  replacesDraft?: Price;
  /** What a release would publish, by the id of its version, where it is not the new price. */
  replacesScheduled: Readonly<Record<string, Price>>;
  /** The figures that are no longer noted as quoted. */
  settles?: Quoted;
};

const otherPrices = (prices: Held["scheduled"] = {}, after: Price) =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => !samePrice(price, after)));

/** Everything an editor changed, in the order of the rows. */
export function changesOf(pending: Pending, rows: readonly Row[]): Change[] {
  return rows.flatMap((row) => {
    const price = pending.prices[row.key];
    const quote = quoteEdit(pending, row);
    if (!price && !quote) return [];
    const { held } = row;
    const after = shownPrice(price?.to ?? held);
    const isDraftOther =
      held.published && !samePrice(held.published, held.latest) && !samePrice(held.latest, after);
    return [
      {
        row,
        before: shownPrice(held),
        after,
        replacesDraft: price && isDraftOther ? held.latest : undefined,
        replacesScheduled: price ? otherPrices(held.scheduled, after) : {},
        settles: quote && quote.to.figures.length === 0 ? quote.base : undefined,
      },
    ];
  });
}

/** What another editor made of a price: the version that is no longer what it was. */
function theirsOf(now: Held, base: Held | undefined): Price {
  return base && samePrice(base.published, now.published) ? now.latest : shownPrice(now);
}

/** Settles a conflict for the editor’s own price, now that they have seen the other. */
export function keepMine(pending: Pending, row: Row): Pending {
  const edit = pending.prices[row.key];
  const quote = quoteEdit(pending, row);
  const nothing = { list: quote?.to.list ?? "", items: [], figures: [] };
  return {
    prices: edit
      ? {
          ...pending.prices,
          [row.key]: { to: atPrice(shownPrice(edit.to), row.held), base: row.held },
        }
      : pending.prices,
    quotes: quote
      ? { ...pending.quotes, [row.id]: { ...quote, base: row.quoted ?? nothing } }
      : pending.quotes,
  };
}

/** Forgets edits that have come true meanwhile, or whose price is gone. */
export function prune(pending: Pending, rows: readonly Row[]): Pending {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const ids = new Set(rows.map(({ id }) => id));
  const quotedNow = new Map(rows.flatMap((row) => (row.quoted ? [[row.id, row.quoted]] : [])));
  const prices = Object.entries(pending.prices).filter(([key, { to }]) => {
    const row = byKey.get(key);
    return row && !sameHeld(to, row.held);
  });
  const quotes = Object.entries(pending.quotes).filter(
    ([id, { to }]) => ids.has(id) && !sameQuoted(to, quotedNow.get(id)),
  );
  const isSame =
    prices.length === Object.keys(pending.prices).length &&
    quotes.length === Object.keys(pending.quotes).length;
  return isSame
    ? pending
    : { prices: Object.fromEntries(prices), quotes: Object.fromEntries(quotes) };
}
