import type { Price } from "@currawong/schemas/price";
import { formatLine, inCents } from "./line.ts";

/** A line of a quote, with what today's content says about it. */
export type QuoteLine = {
  key: string;
  label: string;
  href: string | null;
  price: Price;
  /** What the price covers. */
  scope: string | null;
  /** Months, or the units of the price; 1 where it is charged once. */
  quantity: number;
  /** The amount of one unit in cents when the link was made. */
  seen: number | null;
  risesWith: readonly string[];
  notIncluded: readonly string[];
  /** The weeks its timeline takes, if that names weeks. */
  weeks: number | null;
  /** Where it can be compared with others, and its name there. */
  comparison: { path: string; slug: string } | null;
};

/** Whether a price has units that a visitor may want several of. */
export const hasQuantity = ({ unit }: Price) => unit !== "once";

const sum = (lines: readonly QuoteLine[], amountOf: (line: QuoteLine) => number) =>
  lines.reduce((total, line) => total + amountOf(line), 0) / 100;

/** The amount of a line over its quantity, in AUD. */
export const lineAmount = ({ price, quantity }: QuoteLine) =>
  (inCents(price.amount) * quantity) / 100;

const isMonthly = ({ price }: QuoteLine) => price.unit === "month";

/**
 * The totals of a quote, in AUD: what is charged once, what each month costs, what there is to pay to start (both,
 * the latter for one month), and everything over the months chosen.
 */
export function totalsOf(lines: readonly QuoteLine[]) {
  const monthlyLines = lines.filter(isMonthly);
  const once = sum(
    lines.filter((line) => !isMonthly(line)),
    (line) => inCents(lineAmount(line)),
  );
  const monthly = sum(monthlyLines, ({ price }) => inCents(price.amount));
  const toStart = (inCents(once) + inCents(monthly)) / 100;
  return {
    once,
    monthly,
    toStart,
    whole: sum(lines, (line) => inCents(lineAmount(line))),
    /** The months of the line that runs longest; 0 without a monthly line. */
    months: Math.max(0, ...monthlyLines.map(({ quantity }) => quantity)),
  };
}

/** The lines whose price differs from that of the link. */
export const changedLines = (lines: readonly QuoteLine[]) =>
  lines.flatMap((line) =>
    line.seen !== null && line.seen !== inCents(line.price.amount)
      ? [{ ...line, before: line.seen / 100 }]
      : [],
  );

/** What the lines do not include: each thing once, under the names of all the lines that leave it out. */
export function exclusionsOf(lines: readonly QuoteLine[]): { labels: string; items: string[] }[] {
  const labels = new Map<string, string[]>();
  for (const { label, notIncluded } of lines) {
    for (const item of new Set(notIncluded)) labels.set(item, [...(labels.get(item) ?? []), label]);
  }
  const groups = new Map<string, string[]>();
  for (const [item, names] of labels) {
    const name = names.join(", ");
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([names, items]) => ({ labels: names, items }));
}

/** A quote's reference: the same for the same lines at the same prices. */
export function referenceOf(lines: readonly QuoteLine[]): string {
  const texts = lines.map((line) => formatLine({ ...line, seen: inCents(line.price.amount) }));
  // FNV-1a: short, and the same on every machine. It protects nothing.
  let hash = 0x811c9dc5;
  for (const character of texts.toSorted().join("&")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `Q-${hash.toString(36).toUpperCase().padStart(7, "0").slice(-6)}`;
}

/** The request that leads to these lines at today's prices. */
export const requestsOf = (lines: readonly QuoteLine[]) =>
  lines.map(({ key, quantity, price }) => ({ key, quantity, seen: inCents(price.amount) }));
