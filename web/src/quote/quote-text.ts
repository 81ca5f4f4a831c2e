import { formatPrice } from "@currawong/schemas/price";
import { gstTotal, type Total, toTheCent } from "./figures.ts";
import { lineAmount, type QuoteLine, referenceOf, totalsOf } from "./quote.ts";

/** A quantity with its unit, in words: `3 months`, `5 articles`, `2 × 100 SKUs`; empty for a price charged once. */
export function quantityText({ price: { unit }, quantity }: QuoteLine): string {
  if (unit === "once") return "";
  if (unit === "100-skus") return `${quantity} × 100 SKUs`;
  return `${quantity} ${unit}${quantity === 1 ? "" : "s"}`;
}

function lineText(line: QuoteLine): string {
  const scope = line.scope ? ` (${line.scope})` : "";
  const units = line.quantity > 1 ? `, ${quantityText(line)}: ${toTheCent(lineAmount(line))}` : "";
  return `${line.label}${scope}: ${formatPrice(line.price)}${units}`;
}

/** The totals of a quote with their labels, in order; those that say nothing new are left out. */
export function totalLines(lines: readonly QuoteLine[]): Total[] {
  const { once, monthly, toStart, whole, months } = totalsOf(lines);
  const isMixed = once > 0 && monthly > 0;
  return [
    ...(isMixed ? [{ label: "Once", amount: toTheCent(once) }] : []),
    ...(monthly > 0 ? [{ label: "Each month", amount: toTheCent(monthly) }] : []),
    ...(months > 1 ? [{ label: "All lines over their months", amount: toTheCent(whole) }] : []),
    {
      label: monthly > 0 ? "To start, with the first month" : "To start",
      amount: toTheCent(toStart),
      isMain: true,
    },
    gstTotal(toStart),
  ];
}

/** A quote as plain text, for a chat, an email and the inbox. @param address of the quote's page */
export function quoteText(lines: readonly QuoteLine[], address: string): string {
  return [
    `Quote ${referenceOf(lines)}`,
    ...lines.map((line) => `– ${lineText(line)}`),
    ...totalLines(lines).map(({ label, amount }) => `${label} ${amount}`),
    address,
  ].join("\n");
}

const OPENING = "Hi Team, I’d like this quote, please.";

/** The message of a chat about a quote. */
export const chatMessage = (lines: readonly QuoteLine[], address: string): string =>
  `${OPENING}\n\n${quoteText(lines, address)}`;

/** The longest email that a link may carry: mail programs on Windows cut addresses at about 2,000 characters. */
const LONGEST_MAIL = 1_900;

/** The text of an email about a quote; a long quote leaves its prices to the link. */
export function mailMessage(lines: readonly QuoteLine[], address: string): string {
  const whole = chatMessage(lines, address);
  if (encodeURIComponent(whole).length <= LONGEST_MAIL) return whole;
  const names = lines.map(({ label }) => label).join(", ");
  const totals = totalLines(lines).map(({ label, amount }) => `${label} ${amount}`);
  return [OPENING, "", `Quote ${referenceOf(lines)}: ${names}`, ...totals, address].join("\n");
}
