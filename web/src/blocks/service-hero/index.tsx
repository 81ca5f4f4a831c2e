import { formatPrice } from "@currawong/schemas/price";
import { offer } from "@/components/price/price.structured-data";
import { ServiceHero } from "@/components/service-page/service-hero";
import { ratingText } from "@/components/stars/stars";
import { absolute } from "@/seo/addresses";
import { escapeMarkdown, markdownBlocks, markdownLink } from "@/seo/markdown/markdown";
import { defineBlock } from "../define-block";

/** The opening of a service's page: its price as one great line of the rate card. */
export const serviceHero = defineBlock("serviceHero", {
  View: ({ block, page }) => <ServiceHero service={block.service} crumbs={page.crumbs} />,
  markdown: ({ block: { service }, page }) =>
    markdownBlocks(
      `*${escapeMarkdown(service.badge)}*`,
      `Starting at **${formatPrice({ ...service.price, from: false })}**`,
      ratingText(service),
      service.priceIncludes && `The price covers ${escapeMarkdown(service.priceIncludes)}`,
      markdownLink("Get Quote", absolute(`${page.path}#quote`)),
    ),
  announce: ({ block: { service }, page }) => ({
    rates: [
      {
        key: service._id,
        label: "Starting at",
        href: null,
        price: { ...service.price, from: false },
      },
    ],
    offers: [offer(service.price, { url: absolute(page.path) })],
    rating: { rating: service.rating, reviewCount: service.reviewCount },
  }),
});
