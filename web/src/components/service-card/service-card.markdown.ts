import { formatPrice, type Price } from "@currawong/schemas/price";
import { absolute } from "../../addresses.ts";
import { chatMarkdown } from "../../chat/chat.markdown.ts";
import { serviceChatMessage } from "../../chat/chat-url.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
} from "../../markdown/markdown.ts";

type Props = {
  title: string;
  description: string;
  features: readonly string[];
  price: Price | null | undefined;
  priceIncludes?: string | null;
  chatMessage: string | null;
  href: string | null;
};

/** A card as Markdown: title, price, description, features and chat link. */
export function serviceCardMarkdown(card: Props, whatsappNumber: string): string {
  const { title, description, features, price, priceIncludes, href } = card;
  const figure = price ? formatPrice(price) : "Price on request";
  return markdownBlocks(
    `### ${markdownLink(title, href && absolute(href))}`,
    `**${figure}**${priceIncludes ? ` (${escapeMarkdown(priceIncludes)})` : ""}`,
    escapeMarkdown(description),
    markdownList(features.map(escapeMarkdown)),
    chatMarkdown("Get Quote", serviceChatMessage(card), whatsappNumber),
  );
}
