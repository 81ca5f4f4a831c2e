import { defineArrayMember, defineField } from "@sanity/types";
import { line, paragraph } from "../../fields.ts";
import { defineBlock } from "../define-block.ts";

/** A quote as a customer would sign it, added up from the services it names. */
export const quote = defineBlock({
  name: "quote",
  title: "Sample quote",
  description:
    "A quote on paper: lines at today’s prices, what it leaves out, subtotal, GST, total and acceptance. Prints on one sheet.",
  group: "offers",
  fields: [
    line("heading", "What the quote is for"),
    line("customer", "Prepared for", { description: "A made-up business: it’s a sample." }),
    defineField({
      name: "lines",
      title: "Lines",
      type: "array",
      of: [
        defineArrayMember({
          name: "quoteLine",
          type: "object",
          fields: [
            defineField({
              name: "service",
              title: "Service",
              description: "Its name and its starting price are taken from it.",
              type: "reference",
              to: [{ type: "service" }],
              validation: (rule) => rule.required(),
            }),
            paragraph("text", "What the customer receives"),
            defineField({
              name: "quantity",
              title: "Quantity",
              type: "number",
              initialValue: 1,
              validation: (rule) => rule.required().integer().positive(),
            }),
          ],
          preview: { select: { title: "service.title", subtitle: "text" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: "exclusions",
      title: "Not included",
      type: "array",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required() })],
    }),
    paragraph("dates", "Dates", { rows: 2, optional: true }),
    defineField({
      name: "validDays",
      title: "Valid for how many days",
      type: "number",
      initialValue: 30,
      validation: (rule) => rule.required().integer().positive(),
    }),
    paragraph("acceptance", "Acceptance", {
      rows: 2,
      description: "How the customer says yes, and what is paid when.",
    }),
  ],
});
