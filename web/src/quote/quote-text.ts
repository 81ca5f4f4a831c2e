import { formatFigure, formatPrice, priceUnit } from "@currawong/schemas/price";
import { describeQuote, gstNote, type Sums, shortSums, toTheCent } from "./figures.ts";
import { inCents } from "./line.ts";
import {
  amountOf,
  type Choice,
  chargedIn,
  choiceOf,
  labelOf,
  limitsOf,
  type QuoteLine,
  termsOf,
  type Uncounted,
  uncountedOf,
} from "./quote.ts";

/** The name of a unit beside its number: `month`, `months`, `lots of 100 SKUs`; empty for a price charged once. */
export function unitText({ price }: Choice, quantity: number): string {
  const unit = priceUnit(price);
  if (unit === null) return "";
  const isLot = /^\d/.test(unit);
  const noun = isLot ? "lot" : unit;
  return `${noun}${quantity === 1 ? "" : "s"}${isLot ? ` of ${unit}` : ""}`;
}

/** The price of one unit: `$3,599/month`; empty for a price charged once. */
export function rateText({ price }: Choice): string {
  const unit = priceUnit(price);
  return unit === null ? "" : `${formatFigure(price.amount)}/${unit}`;
}

/** A scope to choose: `Foothold, $699/month`, `three channels, $2,999`. */
export function optionText(choice: Choice): string {
  const name = choice.title ?? choice.scope ?? "As on its page";
  return `${name}, ${rateText(choice) || formatFigure(choice.price.amount)}`;
}

/** Why a line adds nothing to the total. */
function uncountedText(uncounted: Uncounted): string {
  switch (uncounted.reason) {
    case "contained":
      return `Already in ${uncounted.by}, so it’s not charged again.`;
    case "alternative":
      return `Instead of ${uncounted.by}: choose one. Only ${uncounted.by} is counted.`;
    default:
      return "An add-on: it counts once the service it goes with is on your quote.";
  }
}

/** What a line's price covers; where months decide, with the months of the other prices. */
function scopeText(line: QuoteLine): string {
  const { key, scope } = choiceOf(line);
  const others = termsOf(line).filter((other) => other.key !== key);
  const rates = others.map((other) => {
    const { from, to } = other.term;
    return `${from > 1 ? `from ${from}` : `up to ${to}`} months ${rateText(other)}`;
  });
  return [scope, ...rates].filter(Boolean).join("; ");
}

/** The limit of a line that more or fewer were asked for. */
function limitText(line: QuoteLine): string {
  const { least, most } = limitsOf(line);
  const count = (quantity: number) => `${quantity} ${unitText(choiceOf(line), quantity)}`.trim();
  if (!line.isBounded) return "";
  if (line.quantity < most) return `${count(least)} is the least.`;
  const isMonths = choiceOf(line).price.unit === "month";
  return `${count(most)} is the most. For ${isMonths ? "longer" : "more"}, ask us.`;
}

/** What the sheet says about each line. */
export function lineTexts(lines: readonly QuoteLine[]) {
  const uncounted = uncountedOf(lines);
  return lines.map((line) => {
    const choice = choiceOf(line);
    const reason = uncounted.get(line);
    return {
      label: labelOf(line),
      scope: scopeText(line),
      note: [reason && uncountedText(reason), limitText(line)].filter(Boolean).join(" "),
      unit: unitText(choice, line.quantity),
      amount: toTheCent(reason ? 0 : amountOf(line)),
      rate: reason ? "" : rateText(choice),
    };
  });
}

function lineText(line: QuoteLine, uncounted: Uncounted | undefined): string {
  const choice = choiceOf(line);
  const title = `${labelOf(line)}${choice.scope ? ` (${choice.scope})` : ""}`;
  if (uncounted) return `${title}: ${uncountedText(uncounted)}`;
  const units = line.quantity > 1 ? `, ${line.quantity} ${unitText(choice, line.quantity)}` : "";
  const amount = units ? `: ${toTheCent(amountOf(line))}` : "";
  return `${title}: ${formatPrice({ ...choice.price, from: null })}${units}${amount}`;
}

/** A figure with its label and the tax in it. */
export type Figure = { label: string; amount: string; gst: string };

const figureOf = (label: string, cents: number): Figure => ({
  label,
  amount: toTheCent(cents),
  gst: gstNote(cents),
});

const isMonthly = (line: QuoteLine) => choiceOf(line).price.unit === "month";

/** What lines cost once, and what they cost each month, in cents; however many months there are. */
function sumsOf(lines: readonly QuoteLine[]): Sums {
  const sums = { once: 0, monthly: 0 };
  for (const line of lines) {
    if (isMonthly(line)) sums.monthly += inCents(choiceOf(line).price.amount);
    else sums.once += amountOf(line);
  }
  return sums;
}

/** The total of a quote, which the amounts of its lines add up to. */
export function totalOf(lines: readonly QuoteLine[]): Figure {
  const charged = chargedIn(lines);
  const total = charged.reduce((sum, line) => sum + amountOf(line), 0);
  const hasMonths = charged.some(isMonthly);
  return figureOf(hasMonths ? "Total over the months shown" : "Total", total);
}

function monthsText(first: number, last: number): string {
  const several = `Months ${first} to ${last}, each in advance`;
  if (first > 1) return first === last ? `Month ${last}, in advance` : several;
  return last === 1 ? "In advance, for 1 month" : `Each month in advance, for ${last} months`;
}

/** A payment in cents, and how many times it is made. */
type Payment = { label: string; cents: number; times: number };

/**
 * What is paid when, by the terms: one-off work half on acceptance and half when it is live, monthly work in advance,
 * each month. Together they are the total.
 */
export function paymentsOf(lines: readonly QuoteLine[]): Payment[] {
  const charged = chargedIn(lines);
  const { once } = sumsOf(charged);
  const half = Math.ceil(once / 2);
  const halves = [
    { label: "On acceptance", cents: half, times: 1 },
    { label: "When it’s live", cents: once - half, times: 1 },
  ];
  const monthly = charged.filter(isMonthly);
  const ends = [...new Set(monthly.map(({ quantity }) => quantity))].toSorted((a, b) => a - b);
  const months = ends.map((last, index) => {
    const before = ends[index - 1] ?? 0;
    const running = monthly.filter(({ quantity }) => quantity >= last);
    const label = monthsText(before + 1, last);
    return { label, cents: sumsOf(running).monthly, times: last - before };
  });
  return [...(once > 0 ? halves : []), ...months];
}

/** What is paid when, with the tax in each payment. */
export const paymentFigures = (lines: readonly QuoteLine[]): Figure[] =>
  paymentsOf(lines).map(({ label, cents }) => figureOf(label, cents));

/** What a quote of these lines comes to, as its title and its status. */
export const quoteTitle = (lines: readonly QuoteLine[]) =>
  describeQuote(lines.length, sumsOf(chargedIn(lines)));

/** The same for the docket, where there is little room: `$2,148 + $49/month`. */
export const totalInShort = (lines: readonly QuoteLine[]) => shortSums(sumsOf(chargedIn(lines)));

const figureText = ({ label, amount, gst }: Figure) => `${label} ${amount}, ${gst}`;

/** A quote as plain text, for a chat, an email and the inbox. @param address of the quote's page */
export function quoteText(lines: readonly QuoteLine[], address: string): string {
  const uncounted = uncountedOf(lines);
  return [
    ...lines.map((line) => `– ${lineText(line, uncounted.get(line))}`),
    figureText(totalOf(lines)),
    ...paymentFigures(lines).map(figureText),
    address,
  ].join("\n");
}

const OPENING = "Hi Team, I’d like this quote, please.";

/** The message of a chat about a quote. */
export const chatMessage = (lines: readonly QuoteLine[], address: string) =>
  `${OPENING}\n\n${quoteText(lines, address)}`;

/** The text of an email about a quote. Its lines are on the page: mail programs cut links at about 2,000 characters. */
export const mailMessage = (lines: readonly QuoteLine[], address: string) =>
  `${OPENING}\n\n${figureText(totalOf(lines))}\n${address}`;

/** The service that an enquiry about a quote is filed under. */
export function quoteService(lines: readonly QuoteLine[]): string {
  const [first = "", ...others] = lines.map(labelOf);
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `Quote: ${first}`.slice(0, 120 - more.length) + more;
}
