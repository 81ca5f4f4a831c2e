import { formatPrice } from "@currawong/schemas/price";
import { absolute } from "../../seo/addresses.ts";
import { markdownLink, markdownTable } from "../../seo/markdown/markdown.ts";
import type { Rate } from "./rate-card.tsx";

/** Names and prices as a Markdown table. */
export function ratesMarkdown(rates: readonly Rate[]): string {
  if (rates.length === 0) return "";
  return markdownTable([
    ["Service", "Price"],
    ...rates.map(({ label, href, price }) => [
      markdownLink(label, href && absolute(href)),
      price ? formatPrice(price) : "on request",
    ]),
  ]);
}
