import { featureFields } from "../../fragments.ts";
import { band, defineBlock, headFields, items, layout } from "../define-block.ts";

export const STEP_LAYOUTS = [
  { value: "list", title: "Numbered" },
  { value: "roster", title: "Side by side, by their times" },
] as const;

export const steps = defineBlock("steps", "Steps", {
  description:
    "What happens, in order. Put a colon between the time and what happens: “Weeks 1–2: trial”, “From then on: checks” and “Day 3: first draft” form a calendar.",
  group: "arguments",
  fields: [...headFields(), items("Steps", "featureItem"), layout(STEP_LAYOUTS), band()],
});

export const stepsView = /* groq */ `
  heading, intro,
  items[]{ ${featureFields} },
  layout, band
` as const;
