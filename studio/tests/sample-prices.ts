import { allRows, type PricedDocument, type Row } from "../src/price-board/model/rows.ts";

/** A test service with a one-off price and optional further fields. */
export function sampleService(id: string, amount: number, fields: object = {}): PricedDocument {
  return {
    _id: id,
    _rev: `${id}-1`,
    _type: "service",
    title: id,
    startingPrice: { _type: "price", amount, unit: "once" },
    ...fields,
  };
}

/** An amount quoted elsewhere, as stored in a service. */
export const sampleQuote = (amount: number) => ({
  _key: `q${amount}`,
  _type: "quotedPrice",
  price: { _type: "price", amount, unit: "once" },
  note: "A brochure",
});

/** The row of a document with one price, from its versions. */
export function rowOf(...documents: PricedDocument[]): Row {
  const [row] = allRows(documents);
  if (!row) throw new Error("The documents have no price.");
  return row;
}

export const once = (amount: number) => ({ amount, unit: "once", from: false });
