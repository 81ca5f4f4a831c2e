import { type Price, priceUnit } from "@currawong/schemas/price";
import type { AggregateRating, Offer, Service } from "schema-dts";
import type { Page } from "../../model/page.ts";
import { byPrice, type PriceLine } from "../../model/price-line.ts";
import type { Rating } from "../../model/rating.ts";
import { absolute } from "../../runtime/site-url.ts";

/** The agency, which has the same `@id` on every page. */
export const BUSINESS = "/#business";

/** What is described elsewhere, by the path of its `@id`. */
export const reference = (path: string) => ({ "@id": absolute(path) });

export const aggregateRating = ({ rating, reviewCount }: Rating): AggregateRating => ({
  "@type": "AggregateRating",
  ratingValue: rating,
  reviewCount,
  bestRating: 5,
  worstRating: 1,
});

/** Every price of the site includes GST. */
const TAX = { valueAddedTaxIncluded: true };

type OfferLeaf = Extract<Offer, { "@type": "Offer" }>;

/**
 * A price as an offer of schema.org. @param rest other properties of the offer
 * @returns no offer where there is no price
 */
export function offersAt(
  price: Price | null | undefined,
  rest: Pick<OfferLeaf, "name" | "url" | "validFrom" | "validThrough"> = {},
): OfferLeaf[] {
  if (!price) return [];
  const figure = { price: String(price.amount), priceCurrency: "AUD" };
  const unitText = priceUnit(price);
  const priceSpecification = unitText
    ? { "@type": "UnitPriceSpecification" as const, ...figure, unitText, ...TAX }
    : { "@type": "PriceSpecification" as const, ...figure, ...TAX };
  return [{ "@type": "Offer", ...rest, ...figure, priceSpecification }];
}

/** Several lines as one offer of schema.org: the number and the range of their prices. */
export function offersTogether(lines: readonly Pick<PriceLine, "price">[]): Offer[] {
  const prices = byPrice(lines);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (!lowest || !highest) return [];
  return [
    {
      "@type": "AggregateOffer",
      offerCount: prices.length,
      lowPrice: String(lowest.price.amount),
      highPrice: String(highest.price.amount),
      priceCurrency: "AUD",
    },
  ];
}

type Subject = Pick<Page, "path" | "description"> &
  NonNullable<Page["service"]> & { rating: Rating | undefined; offers: readonly Offer[] };

/** A service and what it costs. */
export const service = ({ path, image, offers, rating, ...subject }: Subject): Service => ({
  "@type": "Service",
  "@id": absolute(`${path}#service`),
  name: subject.name,
  description: subject.description,
  serviceType: subject.serviceType,
  url: absolute(path),
  image: image ?? undefined,
  provider: reference(BUSINESS),
  areaServed: { "@type": "Country", name: "Australia" },
  offers: offers.length > 0 ? offers : undefined,
  aggregateRating: rating && aggregateRating(rating),
});
