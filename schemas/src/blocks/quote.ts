import { defineArrayMember } from "@sanity/types";
import { field, line, linkTo, object, paragraph, required } from "../fields.ts";
import { rateLine } from "../fragments.ts";
import { defineBlock } from "./define-block.ts";

export const quote = defineBlock("quote", "Sample quote", {
  description:
    "A quote on paper: lines at today’s prices, what it leaves out, the total with the GST in it, and acceptance. Prints on one sheet.",
  group: "offers",
  fields: [
    line("heading", "What the quote is for"),
    line("customer", "Prepared for", { description: "A made-up business: it’s a sample." }),
    field("array", "lines", "Lines", {
      of: [
        object(
          "quoteLine",
          [
            linkTo("service", "Service", "service", {
              description: "Its name and its starting price are taken from it.",
              validation: required,
            }),
            paragraph("text", "What the customer receives"),
            field("number", "quantity", "Quantity", {
              initialValue: 1,
              validation: (rule) => rule.required().integer().positive(),
            }),
          ],
          { preview: { select: { title: "service.title", subtitle: "text" } } },
        ),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    field("array", "exclusions", "Not included", {
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required() })],
    }),
    paragraph("dates", "Dates", { rows: 2, optional: true }),
    field("number", "validDays", "Valid for how many days", {
      initialValue: 30,
      validation: (rule) => rule.required().integer().positive(),
    }),
    paragraph("acceptance", "Acceptance", {
      rows: 2,
      description: "How the customer says yes, and what is paid when.",
    }),
  ],
});

export const quoteView = /* groq */ `
  heading, customer,
  lines[]{
    _key, text, quantity,
    service->{ ${rateLine} }, "gone": select(!defined(service->) => service._ref)
  },
  exclusions, dates, validDays, acceptance
` as const;
