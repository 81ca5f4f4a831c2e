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

/** The fields a preview selects of a term; references are resolved, so the figure is current. */
const pathsOf = (term: string, prefix: string) => ({
  [`${prefix}place`]: `${term}place`,
  [`${prefix}times`]: `${term}times`,
  [`${prefix}startingPrice`]: `${term}document.startingPrice`,
  [`${prefix}placePrices`]: `${term}document.placePrices`,
  [`${prefix}addOns`]: `${term}document.addOns`,
  [`${prefix}packages`]: `${term}document.packages`,
  [`${prefix}title`]: `${term}document.title`,
});

type PreviewValues = Readonly<Record<string, unknown>>;

/** The amount of a term in the values of a preview; `NaN` if its price is unknown. */
function termAmount(selection: PreviewValues, prefix: string): number {
  const { [`${prefix}place`]: place, [`${prefix}times`]: times } = selection;
  const fields = ["startingPrice", "placePrices", "addOns", "packages"] as const;
  const prices = Object.fromEntries(fields.map((field) => [field, selection[prefix + field]]));
  // Fields with these names hold prices in every type.
  const amount = amountAt(prices as QuotablePrices, typeof place === "string" ? place : "");
  return (amount ?? Number.NaN) * (typeof times === "number" ? times : 1);
}

/** The sum of the terms, with the title of the first term's document. */
function previewOf(selection: PreviewValues, prefixes: readonly string[], missing: string) {
  const sum = prefixes.reduce((total, prefix) => total + termAmount(selection, prefix), 0);
  return {
    title: Number.isNaN(sum) ? missing : formatFigure(sum),
    subtitle: String(selection.own_title ?? ""),
  };
}

export const priceTerm = objectType("priceTerm", "Price to add", {
  fields: termFields,
  preview: {
    select: pathsOf("", "own_"),
    prepare: (selection: PreviewValues) => previewOf(selection, ["own_"], "No price yet"),
  },
});

/** The added terms that a preview includes; the site adds up all of them. */
const SHOWN_TERMS = [0, 1, 2, 3, 4] as const;

/**
 * A price within a text, stored as a reference to a price rather than as a figure, so that the text
 * always agrees with the page it is about. Several prices are added up.
 */
export const inlinePrice = objectType("inlinePrice", "Price", {
  fields: [
    ...termFields,
    list("plus", "Added to it", "priceTerm", { description: "For a sum: further prices." }),
  ],
  preview: {
    select: {
      ...pathsOf("", "own_"),
      plus: "plus",
      ...Object.assign({}, ...SHOWN_TERMS.map((term) => pathsOf(`plus.${term}.`, `plus${term}_`))),
    },
    prepare: (selection: PreviewValues) => {
      const added = Array.isArray(selection.plus) ? selection.plus : [];
      const prefixes = ["own_", ...added.map((_, term) => `plus${term}_`)];
      return previewOf(selection, prefixes, "Choose a price");
    },
  },
});
