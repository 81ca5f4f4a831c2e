import { pricesOf } from "@currawong/schemas/price-fields";

/** The place of a price that a writer names: its document, and its path there. */
export type PricePlace = { id: string; place: string };

/**
 * Finds a document’s price by its name (of a package: `MVP`) or by how its place begins; without either, its first.
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
    const prices = pricesOf(document);
    const found = name
      ? prices.find((price) => price.name === name || price.place.startsWith(name))
      : prices[0];
    if (found) return { id, place: found.path };
    const known = prices.map((price) => price.name ?? price.place).join(", ") || "none";
    throw new Error(`"${id}" has no price ${name ? `"${name}"` : ""} (there are: ${known})`);
  };
}
