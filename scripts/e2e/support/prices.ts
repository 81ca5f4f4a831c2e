import { type Price, priceParts } from "@currawong/schemas/price";
import { lake, published } from "./lake.ts";

/** A service with a page of its own that shows its starting price. */
export type PricedService = { id: string; path: string; price: Price };

/** A service from the dataset whose one price is shown everywhere. */
export async function pricedService(): Promise<PricedService> {
  const found = await published.fetch<{ id: string; slug: string; price: Price } | null>(
    `*[_type == "service" && hasDetailPage != false && !defined(placePrices) && !defined(landing)
       && startingPrice.unit == "once"] | order(_id asc)[0]{
      "id": _id, "slug": slug.current, "price": startingPrice{ amount, unit, from }
    }`,
  );
  if (!found) throw new Error("The dataset has no service with a page and a single price.");
  return { id: found.id, path: `/services/${found.slug}`, price: found.price };
}

/** Publishes another amount for a service; resolves with the figure that pages show. */
export async function publishPrice({ id, price }: PricedService, amount: number): Promise<string> {
  await lake.patch(id).set({ "startingPrice.amount": amount }).commit();
  return priceParts({ ...price, amount }).figure;
}
