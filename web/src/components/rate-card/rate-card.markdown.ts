import { formatPrice } from "@currawong/schemas/price";
import type { PriceLine } from "@/model/price-line";
import { absolute } from "../../addresses.ts";
import { escapeMarkdown, markdownLink, markdownTable } from "../../markdown/markdown.ts";

/** Names and prices as a Markdown table. */
export function ratesMarkdown(rates: readonly PriceLine[]): string {
  if (rates.length === 0) return "";
  return markdownTable([
    ["Service", "Price"],
    ...rates.map(({ label, href, price, scope }) => [
      markdownLink(label, href && absolute(href)),
      price ? `${formatPrice(price)}${scope ? ` (${escapeMarkdown(scope)})` : ""}` : "on request",
    ]),
  ]);
}
