import type { ValidationContext } from "@sanity/types";
import { formatFigure } from "../price.ts";
import { amountAt, type QuotablePrices } from "../quoted-price.ts";
import { isRecord } from "../record.ts";
import { referencesIn } from "../references.ts";
import { quotablePrices } from "../text-fragments.ts";
import { lakeOf, oncePerVersion } from "./lake.ts";

type Priced = QuotablePrices & { title?: string | null };

const PRICED = `title, ${quotablePrices}`;

/** The prices of referenced documents, and of what their pages offer: packages, services on cards. */
const PRICES_QUERY = `*[_id in $ids]{
  ${PRICED},
  "offers": [
    service->{ ${PRICED} },
    ...sections[].set->{ ${PRICED} },
    ...landing.sections[].set->{ ${PRICED} },
    ...sections[].services[]->{ ${PRICED} }
  ]
}`;

/** Every typed text in a value. Inline prices are excluded: they cannot go stale. */
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

const FIGURE = /\$\s?(\d[\d,]*)(?!\s?million)|(\d[\d,]{0,15}) AUD/g;

/** The dollar amounts in texts. */
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

/** The prices of everything a document references: amounts, with the title of the priced document. */
const pricesAround = oncePerVersion(async (document, context) => {
  const found = await lakeOf(context, "published").fetch<
    (Priced & { offers?: (Priced | null)[] | null })[]
  >(PRICES_QUERY, { ids: [...referencesIn(document)] });
  const titles = new Map<number, string>();
  for (const priced of found.flatMap((result) => [result, ...(result.offers ?? [])])) {
    if (priced) for (const amount of amountsOf(priced)) titles.set(amount, priced.title ?? "");
  }
  return titles;
});

/**
 * Validates that a text contains no typed price of a referenced document: it would be out of date once
 * that price changes. A figure that only happens to equal a price is listed in `ownFigures`.
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
  // Only texts made of blocks can hold a price.
  const remedy = Array.isArray(value)
    ? "Insert it as a price, or leave it out."
    : "This field can’t hold a price: word it without the figure, and leave the price to the text and the pages it leads to.";
  return `${formatFigure(bare)} is a price of “${prices.get(bare)}”, and won’t change with it. ${remedy} If it only happens to be the same, list it under “Figures of its own”.`;
}

const PRICE_QUERY = `*[_id == $id][0]{ ${quotablePrices} }`;

/** Validates that the document named beside a place has a published price there. */
export async function existingPrice(
  place: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  // The rule is used on a field of an object that also has this field.
  const id = (context.parent as { document?: { _ref?: string } } | undefined)?.document?._ref;
  if (!place || !id) return true;
  const prices = await lakeOf(context, "published").fetch<QuotablePrices | null>(PRICE_QUERY, {
    id,
  });
  return amountAt(prices ?? {}, place) === undefined
    ? "This price no longer exists or isn’t published. Choose another price of the document."
    : true;
}
