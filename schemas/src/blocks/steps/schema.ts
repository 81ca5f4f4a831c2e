import { band, defineBlock, headFields, items, layout } from "../define-block.ts";

export const STEP_LAYOUTS = [
  { value: "list", title: "One under the other" },
  { value: "roster", title: "Side by side, as a roster" },
] as const;

/** How the work goes, in order. */
export const steps = defineBlock({
  name: "steps",
  title: "Steps",
  description: "What happens in which order. In a roster, a colon splits when from what.",
  group: "arguments",
  fields: [...headFields(), items("Steps", "featureItem"), layout(STEP_LAYOUTS), band()],
});
