import { field, line, linkTo, object, required } from "../fields.ts";
import { defineBlock } from "./define-block.ts";

export const quote = defineBlock("quote", "Sample quote", {
  description: "A quote on paper, as visitors put one together, with lines of your choice.",
  group: "offers",
  fields: [
    line("heading", "What the quote is for"),
    line("customer", "Prepared for", { description: "A made-up business: it’s a sample." }),
    field("array", "lines", "Lines", {
      of: [
        object(
          "quoteLine",
          [
            linkTo("service", "Service", "service", { validation: required }),
            field("number", "quantity", "Quantity", {
              initialValue: 1,
              validation: (rule) => rule.required().integer().positive(),
            }),
          ],
          { preview: { select: { title: "service.title" } } },
        ),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
});

export const quoteView = /* groq */ `
  heading, customer, lines[defined(service->)]{ _key, quantity, "service": service._ref },
  "gone": lines[!defined(service->)].service._ref
` as const;
