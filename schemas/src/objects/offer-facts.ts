import type { FieldDefinition } from "@sanity/types";
import { choice, field, line, list, objectType, paragraph, required } from "../fields.ts";
import { missingFacts } from "../validation/missing-facts.ts";

/** The types of the documents that a quote can have a line of, and that another offer can contain or replace. */
const OFFER_TYPES = ["service", "packageSet"] as const;

/** A field with other offers. The references are weak, so that an offer can be deleted although another names it. */
const offers = (name: string, title: string, description: string) =>
  field("array", name, title, {
    description,
    of: [{ type: "reference", weak: true, to: OFFER_TYPES.map((type) => ({ type })) }],
    validation: (rule) => rule.unique(),
  });

const wholeNumber = (name: string, title: string, { isRequired = false, min = 1 } = {}) =>
  field("number", name, title, {
    validation: (rule) => {
      const whole = rule.integer().min(min);
      return isRequired ? whole.required() : whole;
    },
  });

/** Rejects a range that ends before it starts, and one that has neither end. */
const isRange = (value: unknown) => {
  const { from, to } = Object(value);
  if (value === undefined) return true;
  if (from === undefined && to === undefined) return "Write a number.";
  return from === undefined || to === undefined || from <= to || "Write the lower number first.";
};

/** A thing that a price does not include. */
export const exclusion = objectType("exclusion", "Not included", {
  fields: [
    line("title", "What is not included"),
    paragraph("description", "Where it comes from instead", {
      rows: 2,
      optional: true,
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});

/** How long something takes, or which days or weeks a step takes: 3–5 days, weeks 4–6. */
export const duration = objectType("duration", "Time", {
  options: { columns: 3 },
  fields: [
    wholeNumber("from", "From", { isRequired: true, min: 0 }),
    wholeNumber("to", "To"),
    choice(
      "unit",
      "Unit",
      [
        { value: "days", title: "Working days" },
        { value: "weeks", title: "Weeks" },
      ],
      { validation: required },
    ),
  ],
  validation: (rule) => rule.custom(isRange),
});

/** How much of a thing a price buys. */
export const offerCount = objectType("offerCount", "Number", {
  options: { columns: 2 },
  fields: [
    wholeNumber("from", "Number, or at least"),
    wholeNumber("to", "At most"),
    field("boolean", "orMore", "Or more"),
    line("thing", "Of what", {
      description: "After the number: posts a month, screens, mailboxes.",
    }),
  ],
  validation: (rule) => rule.custom(isRange),
  preview: {
    select: { from: "from", to: "to", thing: "thing" },
    prepare: ({ from, to, thing }) => ({
      title: [[from, to].filter(Boolean).join("–"), thing].filter(Boolean).join(" "),
    }),
  },
});

/** For how many months something included lasts, where that is not as long as the offer. */
export const limitedInclusion = objectType("limitedInclusion", "For some months", {
  fields: [
    line("thing", "What"),
    wholeNumber("months", "For how many months", { isRequired: true }),
  ],
  preview: { select: { title: "thing", subtitle: "months" } },
});

/** What can be said of any offer beside its name, price and list of inclusions. Quotes and pages show it. */
export const offerFacts = objectType("offerFacts", "Facts of the offer", {
  options: { collapsible: true, collapsed: false },
  fields: [
    list("excludes", "Not included", "exclusion", {
      description: "What people may expect for this price and don’t get. Quotes list the titles.",
    }),
    list("costsMoreWith", "Costs more with", "string", {
      description: "Up to four, in lower case: “more pages”, “an online shop”.",
      validation: (rule) => rule.max(4).unique(),
    }),
    field("duration", "duration", "How long it takes", {
      description:
        "From your yes until it’s live: 3 to 5 working days, 4 weeks. Leave it empty for monthly work, and where a Steps block has the weeks.",
    }),
    list("counts", "How much of it", "offerCount", {
      description:
        "Numbers that the price depends on: 12 to 16 posts a month; at most 20 products. The same number needs no “at most”.",
    }),
    field("term", "term", "Months this price is for", {
      description:
        "Only if the price depends on how many months are booked: from 12, or at most 11.",
    }),
    list("limited", "Only for some months", "limitedInclusion", {
      description:
        "Monthly things in an offer that is paid once, and things that a monthly offer has once: weekly report, 3 months.",
    }),
    offers(
      "contains",
      "Contains these offers",
      "A quote says that they are already in it, and doesn’t charge them again.",
    ),
    offers(
      "alternativeTo",
      "Instead of these offers",
      "They do the same: a quote asks to choose one. Say it on one of the two.",
    ),
  ],
});

/** The months of a booking for which a price applies. */
export const term = objectType("term", "Months", {
  options: { columns: 2 },
  fields: [wholeNumber("from", "From"), wholeNumber("to", "At most")],
  validation: (rule) => rule.custom(isRange),
});

/** The field with an offer's facts. A warning, which *Needs attention* lists, names those that are missing. */
export const facts = (description?: string): FieldDefinition =>
  field("offerFacts", "facts", "Facts of the offer", {
    description,
    validation: (rule) => rule.custom(missingFacts).warning(),
  });
