import { type Price, priceUnit } from "@currawong/schemas/price";
import type { AggregateRating, Offer, Service } from "schema-dts";
import type { Rating } from "@/model/rating";
import { rangeOf } from "../../model/price-range.ts";
import { absolute } from "../../runtime/site-url.ts";
import { businessReference } from "./ids.ts";

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
  return [
    {
      "@type": "Offer",
      ...rest,
      ...figure,
      priceSpecification: unitText
        ? { "@type": "UnitPriceSpecification", ...figure, unitText, ...TAX }
        : { "@type": "PriceSpecification", ...figure, ...TAX },
    },
  ];
}

/** Several prices as one offer of schema.org: their number and their range. */
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

type Subject = {
  path: string;
  name: string;
  description: string;
  serviceType: string;
  rating?: Rating;
  image?: string | null;
  offers: readonly Offer[];
};

/** The `@id` of the service a page is about. */
export const serviceId = (path: string) => absolute(`${path}#service`);

/** A service and what it costs. */
export const service = ({ path, image, offers, rating, ...subject }: Subject): Service => ({
  "@type": "Service",
  "@id": serviceId(path),
  name: subject.name,
  description: subject.description,
  serviceType: subject.serviceType,
  url: absolute(path),
  image: image ?? undefined,
  provider: businessReference(),
  areaServed: { "@type": "Country", name: "Australia" },
  offers: offers.length > 0 ? offers : undefined,
  aggregateRating: rating && aggregateRating(rating),
});
