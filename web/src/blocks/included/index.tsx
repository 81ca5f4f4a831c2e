import { chatMarkdown } from "@/chat/chat.markdown";
import { serviceChatMessage } from "@/chat/chat-url";
import { offer } from "@/components/price/price.structured-data";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Included } from "@/components/service-page/included";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "@/seo/markdown/markdown";
import type { BlockOf } from "../block";
import { defineBlock } from "../define-block";

/** The add-ons of a service as lines of a rate card. */
export const addOnRates = ({ service }: BlockOf<"included">) =>
  (service.addOns ?? []).map(({ _key, title, price }) => ({
    key: _key,
    label: title,
    href: null,
    price,
  }));

/** The checklist of a service, its add-ons, and the way to start. */
export const included = defineBlock("included", {
  View: ({ block }) => <Included service={block.service} addOns={addOnRates(block)} />,
  markdown: ({ block, whatsappNumber }) =>
    markdownBlocks(
      markdownSection(
        2,
        "What's Included",
        markdownList(block.service.features.map(escapeMarkdown)),
      ),
      markdownSection(3, "Add-ons", ratesMarkdown(addOnRates(block))),
      markdownSection(
        2,
        "Ready to Get Started?",
        chatMarkdown(
          "Chat on WhatsApp Now",
          block.service.chatMessage || serviceChatMessage(block.service.title),
          whatsappNumber,
        ),
      ),
    ),
  announce: ({ block }) => ({
    offers: (block.service.addOns ?? []).map(({ title, price }) => offer(price, { name: title })),
  }),
});
