import { defineArrayMember, defineField } from "@sanity/types";
import { line, paragraph } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const testimonials = defineBlock({
  name: "testimonials",
  title: "Testimonials",
  description: "What real customers say of their work with us, each with their name.",
  group: "arguments",
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Quotes",
      type: "array",
      of: [
        defineArrayMember({
          name: "testimonial",
          title: "Quote",
          type: "object",
          fields: [
            paragraph("quote", "Quote", {
              description: "Their words, exactly as they wrote them, without quotation marks.",
            }),
            line("name", "Name"),
            line("role", "Role", { optional: true }),
            line("company", "Company", { optional: true }),
            defineField({
              name: "source",
              title: "Source",
              description: "Where it was published, if it was: a review, a post, a case study.",
              type: "url",
            }),
          ],
          preview: { select: { title: "quote", subtitle: "name" } },
        }),
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
