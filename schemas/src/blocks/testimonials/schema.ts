import { field, line, object, paragraph } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const testimonials = defineBlock("testimonials", "Testimonials", {
  description: "What real customers say of their work with us, each with their name.",
  group: "arguments",
  fields: [
    ...headFields(),
    field("array", "items", "Quotes", {
      of: [
        object(
          "testimonial",
          [
            paragraph("quote", "Quote", {
              description: "Their words, exactly as they wrote them, without quotation marks.",
            }),
            line("name", "Name"),
            line("role", "Role", { optional: true }),
            line("company", "Company", { optional: true }),
            field("url", "source", "Source", {
              description: "Where it was published, if it was: a review, a post, a case study.",
            }),
          ],
          { title: "Quote", preview: { select: { title: "quote", subtitle: "name" } } },
        ),
      ],
      validation: (rule) => rule.required().min(1),
    }),
    band(),
  ],
});

export const testimonialsView = /* groq */ `
  heading, intro,
  items[]{ _key, quote, name, role, company, source },
  band
` as const;
