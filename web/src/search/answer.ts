import { type Price, priceParts } from "@currawong/schemas/price";
import { formatTick } from "../quote/line.ts";

/** A page that gives an answer. */
export type AnsweringPage = {
  label: string;
  href: string;
  /** Its price, in the parts that are set in different sizes. */
  price: { figure: string; unit: string } | null;
  scope: string | null;
  /** The value of the tick beside the price. */
  tick: string | null;
};

/** An answer of the site, ready to be shown by the demonstration in a browser. */
export type Answer = {
  question: string;
  /** More words that a question may contain. */
  words: readonly string[] | null;
  answer: string;
  page: AnsweringPage | null;
};

type Page = Pick<AnsweringPage, "label" | "href"> & {
  price?: Price | null | undefined;
  scope?: string | null | undefined;
  /** The line of a quote that has the price, if one does. */
  line: string | null;
};

/** The page of an answer, as a browser shows it: it formats no prices. */
export function answeringPage({ label, href, price, scope, line }: Page): AnsweringPage {
  if (!price) return { label, href, price: null, scope: null, tick: null };
  const { prefix, figure, currency, suffix } = priceParts(price);
  return {
    label,
    href,
    price: { figure: prefix + figure, unit: currency + suffix },
    scope: scope ?? null,
    tick: line && formatTick(line, price),
  };
}
