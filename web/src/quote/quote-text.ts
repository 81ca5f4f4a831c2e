import { formatFigure, formatPrice, type Price, priceUnit } from "@currawong/schemas/price";
import { formatSums, gstNote, type Sums, toTheCent } from "./figures.ts";
import { countLines, inCents } from "./line.ts";
import { amountOf, type Choice, listCharged, type QuoteLine } from "./quote.ts";

/** How long a quote is valid, in days from its date. */
export const VALID_DAYS = 30;

/** The name of a unit beside its number: `month`, `months`, `lots of 100 SKUs`; empty for a price charged once. */
export function unitText(price: Price, quantity: number): string {
  const unit = priceUnit(price);
  if (unit === null) return "";
  const isLot = /^\d/.test(unit);
  const noun = isLot ? "lot" : unit;
  return `${noun}${quantity === 1 ? "" : "s"}${isLot ? ` of ${unit}` : ""}`;
}

/** The price of one unit: `$3,599/month`; empty for a price charged once. */
export function rateText(price: Price): string {
  const unit = priceUnit(price);
  return unit === null ? "" : `${formatFigure(price.amount)}/${unit}`;
}

/** A scope to choose: `Foothold, $699/month`, `three channels, $2,999`. */
export function optionText({ title, scope, price }: Choice): string {
  const name = title ?? scope ?? "As on its page";
  return `${name}, ${rateText(price) || formatFigure(price.amount)}`;
}

/** What a line's price covers; where months decide, with the months of the other prices. */
export function scopeText({ chosen, terms }: QuoteLine): string {
  const rates = terms.flatMap(({ key, price, term }) => {
    if (!term || key === chosen.key) return [];
    const { from, to } = term;
    return `${from > 1 ? `from ${from}` : `up to ${to}`} months ${rateText(price)}`;
  });
  return [chosen.scope, ...rates].filter(Boolean).join("; ");
}

function lineText(line: QuoteLine): string {
  const { label, chosen, quantity, uncounted } = line;
  const { scope, price } = chosen;
  const title = `${label}${scope ? ` (${scope})` : ""}`;
  if (uncounted) return `${title}: ${uncounted}`;
  const units = quantity > 1 ? `, ${quantity} ${unitText(price, quantity)}` : "";
  const amount = units ? `: ${toTheCent(amountOf(line))}` : "";
  return `${title}: ${formatPrice({ ...price, from: null })}${units}${amount}`;
}

/** A sum of a quote in cents, with its label. */
export type Figure = { label: string; cents: number };

/** A payment, and how many times it is made. */
type Payment = Figure & { times: number };

const isMonthly = ({ chosen }: QuoteLine) => chosen.price.unit === "month";

/** What lines cost once, and what they cost each month, in cents; however many months there are. */
function sumsOf(lines: readonly QuoteLine[]): Sums {
  const sums = { once: 0, monthly: 0 };
  for (const line of listCharged(lines)) {
    if (isMonthly(line)) sums.monthly += inCents(line.chosen.price.amount);
    else sums.once += amountOf(line);
  }
  return sums;
}

/** The total of a quote, which the amounts of its lines add up to. */
export const totalOf = (lines: readonly QuoteLine[]): Figure => ({
  label: listCharged(lines).some((line) => isMonthly(line) && line.quantity > 1)
    ? "Total over the months shown"
    : "Total",
  cents: lines.reduce((sum, line) => sum + amountOf(line), 0),
});

function monthsText(first: number, last: number): string {
  const several = `Months ${first} to ${last}, each in advance`;
  if (first > 1) return first === last ? `Month ${last}, in advance` : several;
  return last === 1 ? "First month, paid in advance" : `Each month in advance, for ${last} months`;
}

/**
 * What is paid when, by the terms: one-off work half on acceptance and half when it is live or delivered, monthly work in
 * advance, each month. Together they are the total.
 */
export function paymentsOf(lines: readonly QuoteLine[]): Payment[] {
  const { once } = sumsOf(lines);
  const half = Math.ceil(once / 2);
  const halves = [
    { label: "On acceptance", cents: half, times: 1 },
    { label: "When it’s live or delivered", cents: once - half, times: 1 },
  ];
  const monthly = listCharged(lines).filter(isMonthly);
  const ends = [...new Set(monthly.map(({ quantity }) => quantity))].toSorted((a, b) => a - b);
  const months = ends.map((last, index) => {
    const before = ends[index - 1] ?? 0;
    const running = monthly.filter(({ quantity }) => quantity >= last);
    const label = monthsText(before + 1, last);
    return { label, cents: sumsOf(running).monthly, times: last - before };
  });
  return [...(once > 0 ? halves : []), ...months];
}

/** What a quote comes to, where there is little room: `$2,148 + $49/month`. */
export const totalInShort = (lines: readonly QuoteLine[]) => formatSums(sumsOf(lines));

/** The same as its title: `Your quote: 3 lines, $4,298 + $3,599/month`. */
export const quoteTitle = (lines: readonly QuoteLine[]) =>
  lines.length === 0
    ? "Your quote is empty"
    : `Your quote: ${countLines(lines.length)}, ${totalInShort(lines)}`;

const figureText = ({ label, cents }: Figure) => `${label} ${toTheCent(cents)}, ${gstNote(cents)}`;

/** A quote as plain text, for a chat, an email and the inbox. @param address of the quote's page */
export const quoteText = (lines: readonly QuoteLine[], address: string): string =>
  [
    ...lines.map((line) => `– ${lineText(line)}`),
    ...[totalOf(lines), ...paymentsOf(lines)].map(figureText),
    address,
  ].join("\n");

const OPENING = "Hi Team, I’d like this quote, please.";

/** The message of a chat about a quote. */
export const chatMessage = (lines: readonly QuoteLine[], address: string) =>
  `${OPENING}\n\n${quoteText(lines, address)}`;

/** The text of an email about a quote. Its lines are on the page: mail programs cut links at about 2,000 characters. */
export const mailMessage = (lines: readonly QuoteLine[], address: string) =>
  `${OPENING}\n\n${figureText(totalOf(lines))}\n${address}`;

/** The service that an enquiry about a quote is filed under. */
export function quoteService(lines: readonly QuoteLine[]): string {
  const [first, ...others] = lines;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `Quote: ${first?.label ?? ""}`.slice(0, 120 - more.length) + more;
}
