import { formatPrice } from "@currawong/schemas/price";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { conversationMarkdown } from "@/components/conversation/conversation.markdown";
import { rangeOf } from "@/components/price/range";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { escapeMarkdown, markdownBlocks, markdownLink, markdownSection } from "@/markdown/markdown";
import type { BlockProps } from "@/model/block-props";
import { claimsMarkdown } from "../claims";
import { RATES_NOTE } from "./aside";
import { type Button, buttonPath } from "./buttons";

type Props = BlockProps<"hero", { claims: Parameters<typeof claimsMarkdown>[0] | null }>;

function buttonMarkdown(button: Button, { page, whatsappNumber }: Props): string {
  const href = buttonPath(button);
  if (!href) return chatMarkdown(button.label, button.chatMessage, whatsappNumber);
  const path = href.startsWith("#") ? `${page.path}${href}` : href;
  return markdownLink(button.label, absolute(path));
}

function asideMarkdown({ block, priced, page }: Props): string {
  if (block.aside === "rates" && priced.prices) {
    const rates = priced.prices.map((rate) => ({
      ...rate,
      href: rate.href?.startsWith("#") ? `${page.path}${rate.href}` : rate.href,
    }));
    const title = `${block.ratesTitle ?? "Rate card"} ${RATES_NOTE}`;
    return markdownSection(2, title, ratesMarkdown(rates));
  }
  if (block.aside !== "conversation") return "";
  return markdownSection(2, "Sample conversation", conversationMarkdown(block.conversation ?? []));
}

/** The opening without the page's title and introduction, with which the twin begins anyway. */
export function heroMarkdown(props: Props): string {
  const { block, data, priced } = props;
  const range =
    block.priceRange && rangeOf((priced.prices ?? []).flatMap(({ price }) => price ?? []));
  return markdownBlocks(
    block.eyebrow && `*${escapeMarkdown(block.eyebrow)}*`,
    ...(block.buttons ?? []).map((button) => buttonMarkdown(button, props)),
    range && `Starting prices from ${formatPrice(range.lowest)} to ${formatPrice(range.highest)}`,
    data.claims && claimsMarkdown(data.claims),
    asideMarkdown(props),
  );
}
