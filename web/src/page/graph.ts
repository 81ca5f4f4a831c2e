import type { Thing } from "schema-dts";
import type { Agency } from "@/content/agency";
import type { BlockSummary } from "@/model/block";
import type { Page } from "@/model/page";
import { business, website } from "@/seo/structured-data/business";
import { breadcrumbList, faqPage, itemList, itemListId, webPage } from "@/seo/structured-data/page";
import { service, serviceId } from "@/seo/structured-data/service";

/** The `@id` of the page's main entity: its service, its own entity or its list; undefined if it has none. */
function mainEntityOf({ service: subject, path, mainEntity, pageType }: Page, hasList: boolean) {
  if (subject) return serviceId(path);
  return mainEntity ?? (hasList && pageType === "CollectionPage" ? itemListId(path) : undefined);
}

/** The page as a service, if it is about one or has offers of its own. */
function serviceOf(page: Page, summaries: readonly BlockSummary[]): Thing[] {
  const { path, title, description } = page;
  const offers = summaries.flatMap((block) => block.offers ?? []);
  if (!page.service && offers.length === 0) return [];
  const about = page.service ?? { name: title, serviceType: title };
  const rating = summaries.find((block) => block.rating)?.rating;
  return [service({ ...about, path, description, offers, rating })];
}

/** The JSON-LD graph of a page: agency, site, page, breadcrumb and the summaries of its blocks. */
export function graphOf(agency: Agency, page: Page, summaries: readonly BlockSummary[]): Thing[] {
  const { path } = page;
  // Lists on a page about one service are not its main entity.
  const items = page.service ? [] : summaries.flatMap((block) => block.items ?? []);
  return [
    business(agency),
    website(agency.name, path === "/"),
    webPage(page, mainEntityOf(page, items.length > 0)),
    ...breadcrumbList(page),
    ...itemList(page, items),
    ...summaries.flatMap((block) => block.things ?? []),
    ...serviceOf(page, summaries),
    ...faqPage(
      path,
      summaries.flatMap((block) => block.questions ?? []),
    ),
  ];
}
