import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { ratesMarkdown } from "../../../components/rate-card/rate-card.markdown.ts";
import { serviceCardMarkdown } from "../../../components/service-card/service-card.markdown.ts";
import type { Section } from "../../../content/section.ts";
import { escapeMarkdown, markdownBlocks, markdownSection } from "../../markdown/markdown.ts";
import type { Listing } from "./listing.ts";

type Designs = NonNullable<Section["designs"]>;

/** What a design page costs at the least: the price of its cheapest package. */
function lowestPrice({ packages }: Designs[number]): Price | null {
  const prices = (packages?.packages ?? []).flatMap(({ price }) => price ?? []);
  return prices.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

/** What the section's own document names: services, platforms, design pages. */
export async function sectionListing(page: Section): Promise<Listing> {
  const services = (page.services ?? []).map((service) => ({
    ...service,
    href: pathOf(service),
  }));
  const pages = [
    ...(page.platforms ?? []).map((platform) => ({
      key: platform._id,
      label: platform.platform,
      href: pathOf(platform),
      price: platform.service?.price ?? null,
    })),
    ...(page.designs ?? []).map((design) => ({
      key: design._id,
      label: design.title,
      href: pathOf(design),
      price: lowestPrice(design),
    })),
  ];
  return {
    items: [
      ...services.map(({ title, href, price }) => ({ name: title, path: href, price })),
      ...pages.map(({ label, href, price }) => ({ name: label, path: href, price })),
    ],
    markdown: markdownBlocks(
      services.length > 0 &&
        markdownSection(
          2,
          page.servicesHeading,
          page.servicesIntro && escapeMarkdown(page.servicesIntro),
          ...services.map((service) => serviceCardMarkdown(service)),
        ),
      pages.length > 0 &&
        markdownSection(
          2,
          page.pagesHeading,
          page.pagesIntro && escapeMarkdown(page.pagesIntro),
          ratesMarkdown(pages),
        ),
    ),
  };
}
