import { choice, field, line, list, objectType, required } from "../fields.ts";
import { formatPrice, PRICE_UNITS } from "../price.ts";

/** Formats a price for a preview. */
export const priceText = (amount: unknown, unit: string, from?: boolean) =>
  typeof amount === "number" ? formatPrice({ amount, unit, from: from ?? null }) : "No price yet";

/** The same without the currency, for lists in the Studio, whose lines are short. */
export const shortPriceText = (amount: unknown, unit: string, from?: boolean) =>
  priceText(amount, unit, from).replace(" AUD", "");

/** A price as data; `formatPrice` is the only place that turns it into text. */
export const price = objectType("price", "Price", {
  options: { columns: 3 },
  fields: [
    field("number", "amount", "Amount in AUD", {
      // One message at a time: Sanity’s own number rules would each report an empty field.
      validation: (rule) => [
        rule.required().error("Write the price."),
        rule.custom((amount) =>
          amount === undefined || (Number.isInteger(amount) && amount > 0)
            ? true
            : "Write whole dollars, above zero.",
        ),
      ],
    }),
    choice("unit", "Charged per", PRICE_UNITS, { validation: required }),
    field("boolean", "from", "Shown as “from”"),
  ],
  preview: {
    select: { amount: "amount", unit: "unit", from: "from" },
    prepare: ({ amount, unit, from }) => ({ title: priceText(amount, unit, from) }),
  },
});

/** Where a service's price may differ from its starting price. */
export const PRICE_PLACES = [
  { value: "home", title: "Card on the home page" },
  { value: "section", title: "Card on its section page (AI services, app clones …)" },
  { value: "landing", title: "Its chatbot page" },
  { value: "template", title: "Its own page under /services" },
] as const;

/** A price for one place, which overrides the starting price there. */
export const placePrice = objectType("placePrice", "Price in one place", {
  fields: [
    choice("place", "Place", PRICE_PLACES, { validation: required }),
    field("price", "price", "Price there", { validation: required }),
    field("string", "scope", "What it covers", {
      description: "A few words beside it, e.g. three channels.",
      validation: (rule) =>
        rule
          .required()
          .warning(
            "Visitors see a different price on the service’s page: say what this one covers.",
          ),
    }),
    list("features", "What is in it", "string", {
      description: "For quotes, if it is something else than on the service’s own list.",
      validation: (rule) => rule.unique(),
    }),
    field("offerFacts", "facts", "Facts that differ for this price", {
      options: { collapsible: true, collapsed: true },
    }),
  ],
  preview: {
    select: { place: "place", amount: "price.amount", unit: "price.unit", from: "price.from" },
    prepare: ({ place, amount, unit, from }) => ({
      title: priceText(amount, unit, from),
      subtitle: PRICE_PLACES.find(({ value }) => value === place)?.title ?? place,
    }),
  },
});

/** A figure quoted elsewhere that is not settled yet. Editors see it, visitors never do. */
export const quotedPrice = objectType("quotedPrice", "Also quoted", {
  fields: [
    field("price", "price", "Price quoted", { validation: required }),
    line("note", "Where, or what it covers", { optional: true }),
  ],
  preview: {
    select: { amount: "price.amount", unit: "price.unit", note: "note" },
    prepare: ({ amount, unit, note }) => ({ title: priceText(amount, unit), subtitle: note }),
  },
});

export const addOn = objectType("addOn", "Add-on", {
  fields: [
    line("title", "What is added"),
    field("price", "price", "Price", { validation: required }),
  ],
});
