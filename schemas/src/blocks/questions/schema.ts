import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Questions with their answers. */
export const questions = defineBlock({
  name: "questions",
  title: "Questions",
  description: "Frequently asked questions. Each opens in place.",
  group: "arguments",
  initialValue: { heading: "Frequently Asked Questions" },
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "faqItem" })],
      validation: (rule) => rule.required().min(1),
    }),
    band(),
  ],
});
