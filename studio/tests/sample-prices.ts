import { allRows, type PricedDocument, type Row } from "../src/price-board/model/rows.ts";

/** A service for tests: charged once, with what else is given. */
export function sampleService(id: string, amount: number, more: object = {}): PricedDocument {
  return {
    _id: id,
    _rev: `${id}-1`,
    _type: "service",
    title: id,
    startingPrice: { _type: "price", amount, unit: "once" },
    ...more,
  };
}

/** A figure quoted elsewhere, as a service notes it. */
export const sampleQuote = (amount: number) => ({
  _key: `q${amount}`,
  _type: "quotedPrice",
  price: { _type: "price", amount, unit: "once" },
  note: "A brochure",
});

/** The one row of a document with one price. */
export function rowOf(...documents: PricedDocument[]): Row {
  const [row] = allRows(documents);
  if (!row) throw new Error("The documents have no price.");
  return row;
}

export const once = (amount: number) => ({ amount, unit: "once", from: false });
