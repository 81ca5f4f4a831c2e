import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "@/model/crumb";
import { absolute } from "../../addresses.ts";

/** The `@id` of a page's breadcrumb. */
export const breadcrumbId = (path: string) => absolute(`${path}#breadcrumb`);

/**
 * The way from the home page to here.
 * @param crumbs the same the page shows
 * @returns `[]` on the home page, which has no way to it
 */
export function breadcrumbList(
  path: string,
  crumbs: readonly Crumb[],
): Exclude<BreadcrumbList, string>[] {
  if (crumbs.length < 2) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": breadcrumbId(path),
      itemListElement: crumbs.map(({ label, href }, index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}
