import type { Price } from "@currawong/schemas/content.generated";

const PRICE =
  /^(?<from>(?:starting\s+)?(?:from|at)\s+)?\$?(?<amount>\d{1,3}(?:,\d{3})+|\d+)(?:\s*AUD)?(?:\s*(?:\/|per|each|a)\s*(?<unit>[a-z0-9 ]+))?$/i;

const UNITS: Readonly<Record<string, Price["unit"]>> = {
  month: "month",
  mo: "month",
  article: "article",
  video: "video",
  project: "project",
  "100 skus": "100-skus",
};

/**
 * Reads a price written as text, such as `From $899 AUD/month` or `$299 AUD per 100 SKUs`.
 * @returns whole AUD with its unit; `from` only where the text says so
 * @throws when the text is not such a price
 */
export function parsePrice(text: string): Price {
  const { from, amount, unit } = PRICE.exec(text.trim())?.groups ?? {};
  const charged = unit === undefined ? "once" : UNITS[unit.trim().toLowerCase()];
  if (!amount || !charged) {
    throw new Error(
      `"${text}" is not a price this migration can read. Rewrite it as e.g. "From $899 AUD/month" in the Studio, then migrate again.`,
    );
  }
  return {
    _type: "price",
    amount: Number(amount.replaceAll(",", "")),
    unit: charged,
    ...(from && /from/i.test(from) ? { from: true } : {}),
  };
}
