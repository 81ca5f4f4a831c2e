import { stepFields } from "../fragments.ts";
import { band, defineBlock, headFields, items, layout } from "./define-block.ts";

const STEP_LAYOUTS = [
  { value: "list", title: "Numbered" },
  { value: "roster", title: "Side by side, by their times" },
] as const;

export const steps = defineBlock("steps", "Steps", {
  description:
    "What happens, in order. Steps whose days or weeks are filled in form a calendar, and quotes take the time of the last one.",
  group: "arguments",
  fields: [...headFields(), items("Steps", "step"), layout(STEP_LAYOUTS), band()],
});

export const stepsView = /* groq */ `
  heading, intro,
  items[]{ ${stepFields} },
  layout, band
` as const;
