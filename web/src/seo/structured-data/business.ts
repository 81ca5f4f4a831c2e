import type { DayOfWeek, ProfessionalService, WebSite } from "schema-dts";
import type { Agency } from "../../content/agency.ts";
import { socialPicturePath } from "../../model/file-paths.ts";
import { ownRating } from "../../model/rating.ts";
import { absolute } from "../../runtime/site-url.ts";
import { aggregateRating, BUSINESS, offersAt, reference } from "./service.ts";

/** The path of the website's `@id`. */
export const WEBSITE = "/#website";

/** The agency (a `ProfessionalService` is a `LocalBusiness`), in full on every page. */
export function business(agency: Agency): ProfessionalService {
  const { address, openingHours, offers } = agency;
  const { location } = address ?? {};
  const rating = ownRating(agency);
  return {
    "@type": "ProfessionalService",
    "@id": absolute(BUSINESS),
    name: agency.name,
    description: agency.description,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute(socialPicturePath("/")),
    telephone: agency.phone,
    email: agency.email,
    priceRange: agency.priceRange,
    paymentAccepted: agency.payments?.join(", "),
    areaServed: agency.cities,
    address: address
      ? {
          "@type": "PostalAddress",
          streetAddress: address.street,
          addressLocality: address.suburb,
          addressRegion: address.state,
          postalCode: address.postcode,
          addressCountry: "AU",
        }
      : undefined,
    geo: location
      ? {
          "@type": "GeoCoordinates",
          latitude: location.lat ?? undefined,
          longitude: location.lng ?? undefined,
        }
      : undefined,
    openingHoursSpecification: openingHours
      ? {
          "@type": "OpeningHoursSpecification",
          // The schema allows only the names of the seven days.
          dayOfWeek: openingHours.days as DayOfWeek[],
          opens: openingHours.opens,
          closes: openingHours.closes,
        }
      : undefined,
    aggregateRating: rating ? aggregateRating(rating) : undefined,
    makesOffer: (offers ?? []).flatMap(({ name, service, validFrom, validThrough }) =>
      offersAt(service?.price, {
        name,
        validFrom: validFrom ?? undefined,
        validThrough: validThrough ?? undefined,
      }),
    ),
  };
}

/** The website; `isWhole` adds the details that only the home page has. */
export const website = (name: string, isWhole: boolean): WebSite => ({
  "@type": "WebSite",
  "@id": absolute(WEBSITE),
  name,
  url: absolute("/"),
  ...(isWhole && { inLanguage: "en-AU", publisher: reference(BUSINESS) }),
});
