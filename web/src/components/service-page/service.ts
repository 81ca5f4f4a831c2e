import type { SERVICE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import type { Crumb } from "../breadcrumb/breadcrumb";

/** A service as its own page shows it. */
export type Service = NonNullable<SERVICE_QUERY_RESULT>;

/** The way to a service's page, through its group's place in the catalogue. */
export function crumbsOf({ title, slug, group }: Service): Crumb[] {
  return [
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
    { label: group.title, href: `/services#${group.slug}` },
    { label: title, href: `/services/${slug}` },
  ];
}
