import { formatPrice, type Price } from "@currawong/schemas/price";
import { absolute } from "../../seo/addresses.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
} from "../../seo/markdown/markdown.ts";

type Props = {
  title: string;
  description: string;
  features: readonly string[];
  featureCount: number | null;
  price: Price | null | undefined;
  priceIncludes?: string | null;
  /** The page that tells more, when there is one. */
  href: string | null;
};

/** A card as Markdown: what it is, what it costs, what it includes. */
export function serviceCardMarkdown(card: Props, level: 3 | 4 = 3): string {
  const { title, description, features, featureCount, price, priceIncludes, href } = card;
  const more = (featureCount ?? 0) - features.length;
  const figure = price ? formatPrice(price) : "Price on request";
  return markdownBlocks(
    `${"#".repeat(level)} ${markdownLink(title, href && absolute(href))}`,
    `**${figure}**${priceIncludes ? ` (${escapeMarkdown(priceIncludes)})` : ""}`,
    escapeMarkdown(description),
    markdownList([
      ...features.map(escapeMarkdown),
      ...(more > 0 ? [`\\+ ${more} more features`] : []),
    ]),
  );
}
