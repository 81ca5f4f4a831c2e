import type { ValidationContext } from "@sanity/types";
import { formatFigure } from "../price.ts";
import { quotablePrices } from "../queries/fragments.ts";
import { amountAt, type QuotablePrices } from "../quoted-price.ts";
import { isRecord } from "../record.ts";
import { referencesIn } from "../references.ts";
import { lakeOf, oncePerVersion } from "./lake.ts";

type Priced = QuotablePrices & { title?: string | null };

const PRICED = `title, ${quotablePrices}`;

/** The prices of what a text refers to, and of what those pages offer: packages, services on cards. */
const PRICES_QUERY = `*[_id in $ids]{
  ${PRICED},
  "offers": [
    service->{ ${PRICED} },
    ...sections[].set->{ ${PRICED} },
    ...landing.sections[].set->{ ${PRICED} },
    ...sections[].services[]->{ ${PRICED} }
  ]
}`;

/** Every text of a value that someone typed. Inline prices are no text: they cannot go stale. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  if (value._type === "block" && Array.isArray(value.children)) {
    const spans: unknown[] = value.children;
    return [spans.map((span) => (isRecord(span) ? String(span.text ?? "") : "")).join("")];
  }
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith("_") ? [] : textsIn(item),
  );
}

const FIGURE = /\$\s?(\d[\d,]*)(?!\s?million)|(\d[\d,]*) AUD/g;

/** The amounts that texts name in dollars. */
const figuresIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) =>
    [...text.matchAll(FIGURE)].map(([, before, after]) =>
      Number((before ?? after ?? "").replaceAll(",", "")),
    ),
  );

function amountsOf({ startingPrice, placePrices, addOns, packages }: Priced): number[] {
  const listed = [placePrices, addOns, packages].flatMap((list) => list ?? []);
  return [startingPrice, ...listed.map((item) => item?.price)].flatMap(
    (price) => price?.amount ?? [],
  );
}

/** Whose price each amount is, of all that a document refers to. */
const pricesAround = oncePerVersion(async (document, context) => {
  const found = await lakeOf(context, "published").fetch<
    (Priced & { offers?: (Priced | null)[] | null })[]
  >(PRICES_QUERY, { ids: [...referencesIn(document)] });
  const titles = new Map<number, string>();
  for (const priced of found.flatMap((one) => [one, ...(one.offers ?? [])])) {
    if (priced) for (const amount of amountsOf(priced)) titles.set(amount, priced.title ?? "");
  }
  return titles;
});

/**
 * Validates that a text types no figure that is a price of what the document refers to: it would say
 * the old price when that changes. A figure that only happens to be the same is listed in `ownFigures`.
 */
export async function noBarePrice(
  value: unknown,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context;
  const figures = figuresIn(textsIn(value));
  if (!document || figures.length === 0) return true;
  const own = Array.isArray(document.ownFigures) ? document.ownFigures : [];
  const prices = await pricesAround(document, context);
  const bare = figures.find((figure) => prices.has(figure) && !own.includes(figure));
  if (bare === undefined) return true;
  return `${formatFigure(bare)} is a price of “${prices.get(bare)}”, and will be out of date when that changes. Insert it as a price, or do without it. If it is a figure of this text’s own, list it under “Figures of its own”.`;
}

const PRICE_QUERY = `*[_id == $id][0]{ ${quotablePrices} }`;

/**
 * Validates that the document named beside a place has a price there, published: a text that names a
 * price which is gone would have nothing to say.
 */
export async function existingPrice(
  place: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  // The rule stands in an object with this field.
  const id = (context.parent as { document?: { _ref?: string } } | undefined)?.document?._ref;
  if (!place || !id) return true;
  const prices = await lakeOf(context, "published").fetch<QuotablePrices | null>(PRICE_QUERY, {
    id,
  });
  return amountAt(prices ?? {}, place) === undefined
    ? "This price is not there any more, or not published. Choose another of the document."
    : true;
}
