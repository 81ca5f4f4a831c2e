import { type Price, priceParts } from "@currawong/schemas/price";
import { formatTick } from "../../quote/line.ts";
import type { AnsweringPage } from "../../search/answer.ts";

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
