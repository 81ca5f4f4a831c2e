import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { SECTION_QUERY } from "@currawong/schemas/queries/pages";
import type { Thing } from "schema-dts";
import { chatMarkdown, closingMarkdown } from "../../components/closing/closing.markdown.ts";
import { faqMarkdown } from "../../components/faq/faq.markdown.ts";
import { faqPage } from "../../components/faq/faq.structured-data.ts";
import { featureGridMarkdown } from "../../components/feature-grid/feature-grid.markdown.ts";
import { packagesMarkdown } from "../../components/packages/packages.markdown.ts";
import { packageOffers } from "../../components/packages/packages.structured-data.ts";
import { loadAgency, loadRegions } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import type { Section } from "../../content/section.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "../markdown/markdown.ts";
import { itemList, itemListId } from "../structured-data/item-list.ts";
import { service } from "../structured-data/service.ts";
import { HOME, type Subject } from "../subject.ts";
import { catalogueListing } from "./listings/catalogue.ts";
import type { Listing } from "./listings/listing.ts";
import { portfolioListing } from "./listings/portfolio.ts";
import { rolesListing } from "./listings/roles.ts";
import { sectionListing } from "./listings/section.ts";

/** Sections that list all of something; every other lists what its document names. */
const LISTINGS: Record<string, (page: Section) => Promise<Listing>> = {
  services: catalogueListing,
  "hire-resources": rolesListing,
  portfolio: portfolioListing,
};

/** The section as a service of its own, where it sells packages or lists what has no page. */
function ownService(page: Section, listing: Listing, path: string): Thing[] {
  const offers = [...packageOffers(page.packages, path), ...(listing.offers ?? [])];
  const { title, intro } = page;
  return offers.length === 0
    ? []
    : [service({ path, name: title, description: intro, serviceType: title, offers })];
}

/** The lines of the section's picture: its own price, else the first prices it lists. */
function ratesOf(page: Section, listing: Listing): { label: string; price: Price }[] {
  if (page.startingPrice) return [{ label: "Starting at", price: page.startingPrice }];
  return (listing.samples ?? listing.items).flatMap(({ name, price }) =>
    price ? [{ label: name, price }] : [],
  );
}

/** A section's page: what it lists, what it sells, what it answers. */
export async function sectionSubject(slug: string): Promise<Subject | null> {
  const page = await load(SECTION_QUERY, { slug });
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  const listing = await (LISTINGS[slug] ?? sectionListing)(page);
  const path = pathOf(page) ?? `/${slug}`;
  const { title, intro, packages, faq } = page;
  return {
    path,
    title,
    description: intro,
    crumbs: [HOME, { label: title, href: path }],
    pageType: "CollectionPage",
    mainEntity: itemListId(path),
    things: [
      itemList(path, title, listing.items),
      ...(listing.things ?? []),
      ...ownService(page, listing, path),
      ...faqPage(path, faq),
    ],
    card: {
      label: page.eyebrow ?? "",
      title,
      rates: ratesOf(page, listing),
      tone: "paper",
    },
    markdown: markdownBlocks(
      chatMarkdown(page.chatLabel, page.chatMessage, whatsappNumber),
      packagesMarkdown(packages, page.packagesHeading, page.packagesIntro),
      listing.markdown,
      page.locationsHeading
        ? markdownSection(
            2,
            page.locationsHeading,
            page.locationsIntro && escapeMarkdown(page.locationsIntro),
            markdownList((await loadRegions()).map(escapeMarkdown)),
          )
        : "",
      featureGridMarkdown(page.points, page.pointsHeading),
      faqMarkdown(faq),
      closingMarkdown(page.closing, whatsappNumber),
    ),
  };
}
