import type { Offer, Service } from "schema-dts";
import type { Rating } from "@/model/rating";
import { absolute } from "../../addresses.ts";
import { aggregateRating, businessReference } from "./business.ts";

type Subject = {
  /** The path of the page about it. */
  path: string;
  name: string;
  description: string;
  serviceType: string;
  /** The rating the page shows, if it shows one. */
  rating?: Rating;
  image?: string | null;
  offers: readonly Offer[];
};

/** The `@id` of the service a page is about. */
export const serviceId = (path: string) => absolute(`${path}#service`);

/** A service and what it costs. */
export function service({ path, image, offers, rating, ...subject }: Subject) {
  return {
    "@type": "Service",
    "@id": serviceId(path),
    name: subject.name,
    description: subject.description,
    serviceType: subject.serviceType,
    url: absolute(path),
    image: image ?? undefined,
    provider: businessReference(),
    areaServed: { "@type": "Country" as const, name: "Australia" },
    offers: offers.length > 0 ? [...offers] : undefined,
    aggregateRating: rating && aggregateRating(rating),
  } satisfies Service;
}
