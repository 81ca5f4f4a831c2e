import { defineType } from "@sanity/types";
import { field, list, objectType, reference, required } from "../fields.ts";
import { formatFigure } from "../price.ts";
import { amountAt, type QuotablePrices } from "../quoted-price.ts";
import { QUOTABLE_TYPES } from "../types.ts";
import { existingPrice } from "../validation/prices-in-text.ts";

/** Which price of the document: a path as `pricesOf` returns it. The Studio lists them. */
export const pricePlace = defineType({
  name: "pricePlace",
  title: "Which price",
  type: "string",
  options: { isCode: true },
});

const termFields = [
  reference("document", "Price of", QUOTABLE_TYPES, {
    options: { disableNew: true },
    validation: required,
  }),
  field("pricePlace", "place", "Which price", {
    initialValue: "startingPrice",
    validation: (rule) => rule.required().custom(existingPrice),
  }),
  field("number", "times", "How many times", {
    description: "How many of them, for totals such as two months of a developer. If empty: one.",
    validation: (rule) => rule.integer().positive(),
  }),
];

/** What a preview reads of a term; the reference is resolved, so the figure is current. */
const TERM = {
  place: "place",
  times: "times",
  title: "document.title",
  startingPrice: "document.startingPrice",
  placePrices: "document.placePrices",
  addOns: "document.addOns",
  packages: "document.packages",
};

/** Shows the figure of a term, and whether others are added to it, with the title of its document. */
function previewOf({ place, times, title, plus, ...prices }: Record<string, unknown>) {
  // Fields with these names hold prices in every type.
  const amount = amountAt(prices as QuotablePrices, String(place));
  const figure = amount && formatFigure(amount * (typeof times === "number" ? times : 1));
  const more = Array.isArray(plus) && plus.length > 0 ? ` + ${plus.length} more` : "";
  return { title: figure ? `${figure}${more}` : "Choose a price", subtitle: String(title ?? "") };
}

export const priceTerm = objectType("priceTerm", "Price to add", {
  fields: termFields,
  preview: { select: TERM, prepare: previewOf },
});

/** A price within a text: a reference, so that the text always agrees with the page it is about. */
export const inlinePrice = objectType("inlinePrice", "Price", {
  fields: [
    ...termFields,
    list("plus", "Added to it", "priceTerm", { description: "For a sum: further prices." }),
  ],
  preview: { select: { ...TERM, plus: "plus" }, prepare: previewOf },
});
