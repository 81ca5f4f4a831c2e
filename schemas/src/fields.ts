import { defineArrayMember, defineField, type ValidationContext } from "@sanity/types";

type Options = { description?: string; group?: string | string[]; optional?: boolean };

/** What may stand in a field: `true`, or a sentence that says what to write. */
type Check = (text: string | undefined) => true | string;

/** A field of one line of text; required unless said otherwise. */
export const line = (name: string, title: string, options: Options & { check?: Check } = {}) =>
  defineField({
    name,
    title,
    description: options.description,
    group: options.group,
    type: "string",
    validation: (rule) => {
      const required = options.optional ? rule : rule.required();
      return options.check ? required.custom(options.check) : required;
    },
  });

/** A field of plain text over several lines; required unless said otherwise. */
export const paragraph = (
  name: string,
  title: string,
  { rows = 3, ...options }: Options & { rows?: number } = {},
) =>
  defineField({
    name,
    title,
    description: options.description,
    group: options.group,
    type: "text",
    rows,
    validation: (rule) => (options.optional ? rule : rule.required()),
  });

/** A badge: a short label in capitals, in the colour that the site settings give it. */
export const badge = (group?: string) =>
  defineField({
    name: "badge",
    title: "Badge",
    description: "A short label in capitals, e.g. MOST POPULAR.",
    type: "string",
    group,
    validation: (rule) => rule.required().max(24).uppercase(),
  });

/** Whether a card stands out from its neighbours. */
export const isPopular = (group?: string) =>
  defineField({
    name: "isPopular",
    title: "Highlight with a ring",
    type: "boolean",
    group,
    initialValue: false,
  });

/** Refuses half a rating: no page shows a figure without the reviews it comes from, or reviews without one. */
const withOther =
  (other: "rating" | "reviewCount", sentence: string) =>
  (value: number | undefined, { parent }: ValidationContext) =>
    value !== undefined || Object(parent)[other] === undefined ? true : sentence;

/** The rating of a card and how many reviews it comes from. */
export const ratingFields = (group?: string) => [
  defineField({
    name: "rating",
    title: "Rating",
    description: "Out of 5. If empty, no rating is shown.",
    type: "number",
    group,
    validation: (rule) =>
      rule
        .min(1)
        .max(5)
        .precision(1)
        .custom(withOther("reviewCount", "Say what the reviews come to, or remove their number.")),
  }),
  defineField({
    name: "reviewCount",
    title: "Number of reviews",
    type: "number",
    group,
    validation: (rule) =>
      rule
        .integer()
        .positive()
        .custom(withOther("rating", "Say how many reviews the rating comes from.")),
  }),
];

/** What a price buys, in words that stand beside it. */
export const priceIncludes = (group?: string) =>
  line("priceIncludes", "What the price covers", {
    description: "A few words beside the price, e.g. 20 products.",
    group,
    optional: true,
  });

/** What the visitor's message to us starts with. */
export const chatMessage = (options: Options = {}) =>
  paragraph("chatMessage", "Chat message", { rows: 2, ...options });

/** A document's place in lists of its type. */
export const order = (title = "Order", group?: string) =>
  defineField({
    name: "order",
    title,
    description: "Lower figures come first.",
    type: "number",
    group,
    initialValue: 100,
    validation: (rule) => rule.required(),
  });

export const byOrder = {
  name: "order",
  title: "Order",
  by: [{ field: "order", direction: "asc" as const }],
};

/** The title of a page. */
export const pageTitle = defineField({
  name: "title",
  title: "Title",
  type: "string",
  validation: (rule) => rule.required().max(90),
});

export const intro = paragraph("intro", "Introduction");

/** The parts a page is made of, in order. */
export const sectionsField = (
  options: { title?: string; description?: string; group?: string } = {},
) => defineField({ name: "sections", title: "Blocks", ...options, type: "sections" });

export const seoField = (group?: string) =>
  defineField({ name: "seo", title: "Search and sharing", type: "seo", group });

/** Everyday words for what a page offers, which the search on the site finds it by. */
export const searchPhrases = (group?: string) =>
  defineField({
    name: "searchPhrases",
    title: "What people search for",
    description:
      "What people type when they need this: “my site was hacked”, “appointments”. Used by the site’s search; visitors never see them.",
    type: "array",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(60) })],
    options: { layout: "tags" },
    group,
    validation: (rule) => rule.max(40).unique(),
  });

/** The four animated backgrounds a page may choose from. */
export const BACKGROUNDS = ["waves", "birds", "cells", "net"] as const;
export type BackgroundType = (typeof BACKGROUNDS)[number];

/** The animated scene behind a page's title. */
export const vantaType = (group?: string) =>
  defineField({
    name: "vantaType",
    title: "Background",
    description: "The animated background behind the title.",
    type: "string",
    group,
    initialValue: "waves",
    options: { list: [...BACKGROUNDS], layout: "radio", direction: "horizontal" },
    validation: (rule) => rule.required(),
  });
