import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** How different customers use the service. */
export const useCases = defineBlock({
  name: "useCases",
  title: "Use cases",
  description: "Situations in which the product is used, a line each.",
  group: "arguments",
  initialValue: { heading: "Use Cases" },
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Use cases",
      type: "array",
      of: [defineArrayMember({ type: "useCase" })],
      validation: (rule) => rule.required().min(1),
    }),
    band(),
  ],
});
