import { band, defineBlock, headFields, items } from "./define-block.ts";

export const questions = defineBlock("questions", "Questions", {
  description: "Frequently asked questions. Each opens in place.",
  group: "arguments",
  initialValue: { heading: "Frequently Asked Questions" },
  fields: [...headFields(), items("Questions", "faqItem"), band()],
});

export const questionsView = /* groq */ `
  heading, intro,
  items[]{ _key, question, answer },
  band
` as const;
