import { formatPrice, type Price } from "@currawong/schemas/price";
import { escapeMarkdown, markdownList, markdownSection } from "../../seo/markdown/markdown.ts";

export type Plan = {
  title: string;
  price: Price | null;
  scope: string | null;
  description: string | null;
  features: readonly string[];
};

type Props = { packages: readonly Plan[] } | null | undefined;

/** Plans side by side on the page, one after the other as Markdown. */
export function packagesMarkdown(
  set: Props,
  heading: string | null,
  intro?: string | null,
): string {
  const plans = set?.packages.map(({ title, price, scope, description, features }) =>
    markdownSection(
      3,
      title,
      `**${price ? formatPrice(price) : "By quote"}**`,
      escapeMarkdown(scope ?? description ?? ""),
      markdownList(features.map(escapeMarkdown)),
    ),
  );
  return plans?.length ? markdownSection(2, heading, intro && escapeMarkdown(intro), ...plans) : "";
}
