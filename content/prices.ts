import { pricesOf } from "@currawong/schemas/price-fields";
import type { AuthoredRecord } from "./authored.ts";

/** Where a price stands that a writer names: its document, and its path there. */
export type PricePlace = { id: string; place: string };

/**
 * The price of a document with a name (of a package: `MVP`) or in a place; without one, its first.
 * @throws when there is none; the message lists those there are
 */
export type PriceFinder = (id: string, name?: string) => PricePlace;

/**
 * Makes the look-up of prices.
 * @param compiled a document as the dataset holds it, by id; its keys are part of the places
 */
export function priceFinder(
  compiled: (id: string) => Readonly<Record<string, unknown>> | undefined,
): PriceFinder {
  return (id, name) => {
    const document = compiled(id);
    if (!document) throw new Error(`no one has written "${id}"`);
    const prices = pricesOf(document).filter(({ quotedIn }) => !quotedIn);
    const found = name
      ? prices.find((price) => price.name === name || price.place === name)
      : prices[0];
    if (found) return { id, place: found.path };
    const known = prices.map((price) => price.name ?? price.place).join(", ") || "none";
    throw new Error(`"${id}" has no price ${name ? `"${name}"` : ""} (there are: ${known})`);
  };
}

/** Compiles each document once, when it is first asked for. */
export function compiledOnce<Compiled>(
  documents: readonly AuthoredRecord[],
  compile: (document: AuthoredRecord) => Compiled,
): (id: string) => Compiled | undefined {
  const authored = new Map(documents.map((document) => [document._id, document]));
  const known = new Map<string, Compiled>();
  return (id) => {
    const document = authored.get(id);
    if (!document) return undefined;
    const found = known.get(id) ?? compile(document);
    known.set(id, found);
    return found;
  };
}
