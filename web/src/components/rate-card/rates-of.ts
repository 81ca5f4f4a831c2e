import { pathOf } from "@currawong/schemas/paths";
import type { Section } from "@/content/section";
import type { Rate } from "./rate-card";

/** The lines of a rate card for the services a section shows, at the section's prices. */
export function ratesOf(services: NonNullable<Section["services"]>): Rate[] {
  return services.map((service) => ({
    key: service._id,
    label: service.title,
    href: pathOf(service),
    price: service.price,
  }));
}
