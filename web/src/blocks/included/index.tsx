import { chatMarkdown } from "@/chat/chat.markdown";
import { serviceChatMessage } from "@/chat/chat-url";
import { mailUrl, serviceMail } from "@/chat/mail-url";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { loadAgency } from "@/content/agency";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { Included } from "./included";

/** The add-ons of a service as lines of a rate card. */
export const addOnRates = ({ service }: BlockOf<"included">) =>
  (service.addOns ?? []).map((addOn) => priceLine(addOn));

/** The checklist of a service, its add-ons, and the way to start. */
export const included = defineBlock("included", {
  load: async () => (await loadAgency()).email,
  View: ({ block }) => <Included service={block.service} addOns={addOnRates(block)} />,
  markdown: ({ block, data, whatsappNumber }) =>
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
        markdownLink("Or ask for it in writing", mailUrl(data, serviceMail(block.service.title))),
      ),
    ),
  summarise: ({ block }) => ({
    offers: (block.service.addOns ?? []).map(({ title, price }) => offer(price, { name: title })),
  }),
});
