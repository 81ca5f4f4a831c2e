import type { DayOfWeek, ProfessionalService } from "schema-dts";
import { absolute, socialPicturePath } from "../../addresses.ts";
import type { Agency } from "../../content/agency.ts";
import { aggregateRating } from "./aggregate-rating.ts";
import { offer } from "./offer.ts";

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
    logo: absolute("/icon-512.png"),
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
