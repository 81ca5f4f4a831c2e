import { type Price, priceUnit } from "@currawong/schemas/price";
import type { Offer } from "schema-dts";
import { rangeOf } from "../../components/price/range.ts";

/**
 * A price as schema.org wants it: the figure alone, its currency, and what it is charged by.
 * @param price whole AUD with its unit
 * @param rest what else is known of the offer: its name, its page
 */
export function offer(price: Price, rest: Partial<Exclude<Offer, string>> = {}) {
  const figure = { price: String(price.amount).replace(/\D/g, ""), priceCurrency: "AUD" };
  const unit = priceUnit(price);
  return {
    "@type": "Offer" as const,
    ...rest,
    ...figure,
    ...(unit && {
      priceSpecification: {
        "@type": "UnitPriceSpecification" as const,
        ...figure,
        unitText: unit,
      },
    }),
  };
}

/** Many prices as one offer of schema.org: how many, and between which. */
export function offersTogether(prices: readonly Price[]): Offer[] {
  const range = rangeOf(prices);
  if (!range) return [];
  return [
    {
      "@type": "AggregateOffer",
      offerCount: prices.length,
      lowPrice: String(range.lowest.amount),
      highPrice: String(range.highest.amount),
      priceCurrency: "AUD",
    },
  ];
}
