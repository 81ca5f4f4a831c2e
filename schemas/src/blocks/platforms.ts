import { references } from "../fields.ts";
import { platformCard } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const platforms = defineBlock("platforms", "Platforms", {
  description: "A list of platform pages: name, summary and price.",
  group: "offers",
  fields: [
    ...headFields(),
    references("pages", "Pages", "platformPage", {
      validation: (rule) => rule.required().min(1).unique(),
    }),
    band(),
  ],
});

export const platformsView = /* groq */ `
  heading, intro,
  pages[defined(@->)]->{ ${platformCard} }, "gone": pages[!defined(@->)]._ref,
  band
` as const;
