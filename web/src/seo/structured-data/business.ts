import type { AggregateRating, DayOfWeek, ProfessionalService, WebSite } from "schema-dts";
import type { Rating } from "@/model/rating";
import { absolute, socialPicturePath } from "../../addresses.ts";
import type { Agency } from "../../content/agency.ts";
import { offer } from "./offer.ts";

/** A rating out of five. */
export function aggregateRating({ rating, reviewCount }: Rating) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}

/** The agency's `@id`, the same on every page. */
export const businessId = () => absolute("/#business");

/** A reference to the agency. */
export const businessReference = () => ({ "@id": businessId() });

/** The agency (a `ProfessionalService` is a `LocalBusiness`), whole, for every page. */
export function business(agency: Agency) {
  const { address, openingHours, offers } = agency;
  const { location } = address ?? {};
  return {
    "@type": "ProfessionalService",
    "@id": businessId(),
    name: agency.name,
    description: agency.description,
    url: absolute("/"),
    logo: agency.logo ?? absolute("/icon-512.png"),
    image: absolute(socialPicturePath("/")),
    telephone: agency.phone,
    email: agency.email,
    priceRange: agency.priceRange,
    currenciesAccepted: "AUD",
    paymentAccepted: agency.payments?.join(", "),
    areaServed: agency.cities,
    ...(address && {
      address: {
        "@type": "PostalAddress" as const,
        streetAddress: address.street,
        addressLocality: address.suburb,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: "AU",
      },
    }),
    ...(location && {
      geo: {
        "@type": "GeoCoordinates" as const,
        latitude: location.lat ?? undefined,
        longitude: location.lng ?? undefined,
      },
    }),
    ...(openingHours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification" as const,
        // The schema offers the seven names and no others.
        dayOfWeek: openingHours.days as DayOfWeek[],
        opens: openingHours.opens,
        closes: openingHours.closes,
      },
    }),
    aggregateRating: aggregateRating(agency),
    makesOffer: (offers ?? []).map(({ name, service, validFrom, validThrough }) =>
      offer(service.price, {
        name,
        validFrom: validFrom ?? undefined,
        validThrough: validThrough ?? undefined,
      }),
    ),
  } satisfies ProfessionalService;
}

/** The site's `@id`. */
export const websiteId = () => absolute("/#website");

/** The site as its pages name it. */
export const website = (name: string) =>
  ({ "@type": "WebSite", "@id": websiteId(), name, url: absolute("/") }) satisfies WebSite;

/** The site as its first page describes it. */
export const wholeWebsite = (name: string) =>
  ({ ...website(name), inLanguage: "en-AU", publisher: businessReference() }) satisfies WebSite;
