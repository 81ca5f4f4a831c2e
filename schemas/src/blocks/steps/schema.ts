import { featureFields } from "../../queries/fragments.ts";
import { band, defineBlock, headFields, items, layout } from "../define-block.ts";

export const STEP_LAYOUTS = [
  { value: "list", title: "One under the other" },
  { value: "roster", title: "Side by side, as a roster" },
] as const;

export const steps = defineBlock("steps", "Steps", {
  description:
    "What happens, in order. In a roster, put a colon between the time and what happens.",
  group: "arguments",
  fields: [...headFields(), items("Steps", "featureItem"), layout(STEP_LAYOUTS), band()],
});

export const stepsView = /* groq */ `
  heading, intro,
  items[]{ ${featureFields} },
  layout, band
` as const;
