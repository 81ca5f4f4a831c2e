import { pricesOf } from "@currawong/schemas/price-fields";
import type { AuthoredRecord } from "./authored.ts";

/** The place of a price that a writer names: its document, and its path there. */
export type PricePlace = { id: string; place: string };

/**
 * Finds a document's price by its name (of a package: `MVP`) or place; without either, its first.
 * @throws when there is none; the message lists the prices of the document
 */
export type PriceFinder = (id: string, name?: string) => PricePlace;

/**
 * Creates the lookup of prices.
 * @param compiledById returns a compiled document by id; its keys are part of the places
 */
export function priceFinder(
  compiledById: (id: string) => Readonly<Record<string, unknown>> | undefined,
): PriceFinder {
  return (id, name) => {
    const document = compiledById(id);
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

/** Compiles each document once, when it is first requested. */
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
