import { list } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const questions = defineBlock("questions", "Questions", {
  description: "Frequently asked questions. Each opens in place.",
  group: "arguments",
  initialValue: { heading: "Frequently Asked Questions" },
  fields: [
    ...headFields(),
    list("items", "Questions", "faqItem", { validation: (rule) => rule.required().min(1) }),
    band(),
  ],
});

export const questionsView = /* groq */ `
  heading, intro,
  items[]{ _key, question, answer },
  band
` as const;
