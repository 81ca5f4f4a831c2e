import { band, defineBlock, headFields, items } from "./define-block.ts";

export const useCases = defineBlock("useCases", "Use cases", {
  description: "Situations in which the product is used, one per line.",
  group: "arguments",
  initialValue: { heading: "Use Cases" },
  fields: [...headFields(), items("Use cases", "useCase"), band()],
});

export const useCasesView = /* groq */ `
  heading, intro,
  items[]{ _key, title, description },
  band
` as const;
