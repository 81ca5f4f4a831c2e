import { formatPrice, withoutFrom } from "@currawong/schemas/price";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { serviceChatMessage } from "@/chat/chat-url";
import { ratingText } from "@/components/stars/stars";
import { ratingOf } from "@/content/look";
import { escapeMarkdown, markdownBlocks } from "@/markdown/markdown";
import { priceLine } from "@/model/price-line";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { otherPrices } from "./other-prices";
import { ServiceHero } from "./service-hero";

/** The opening of a service's page: its price as one great line of the rate card. */
export const serviceHero = defineBlock("serviceHero", {
  load: ({ service }) => ratingOf(service),
  View: ({ block, page }) => <ServiceHero service={block.service} crumbs={page.crumbs} />,
  markdown: ({ block: { service }, data, whatsappNumber }) =>
    markdownBlocks(
      `*${escapeMarkdown(service.badge)}*`,
      `Starting at **${formatPrice(withoutFrom(service.price))}**`,
      ratingText(data),
      service.priceIncludes && `The price covers ${escapeMarkdown(service.priceIncludes)}`,
      ...otherPrices(service).map(
        ({ price, scope }) => `${formatPrice(price)} covers ${escapeMarkdown(scope)}`,
      ),
      chatMarkdown(
        "Get Quote",
        service.chatMessage || serviceChatMessage(service.title),
        whatsappNumber,
      ),
    ),
  summarise: ({ block: { service }, data, page }) => ({
    prices: [
      priceLine({
        _id: service._id,
        title: "Starting at",
        price: withoutFrom(service.price),
      }),
    ],
    offers: [offer(service.price, { url: absolute(page.path) })],
    rating: data,
  }),
});
