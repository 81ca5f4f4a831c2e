import { references } from "../fields.ts";
import { designCard } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const designs = defineBlock("designs", "Design specialities", {
  description: "Design pages with their pictures and package prices.",
  group: "offers",
  fields: [
    ...headFields(),
    references("pages", "Pages", "designPage", {
      validation: (rule) => rule.required().min(1).unique(),
    }),
    band(),
  ],
});

export const designsView = /* groq */ `
  heading, intro,
  pages[defined(@->)]->{ ${designCard} }, "gone": pages[!defined(@->)]._ref,
  band
` as const;
