import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

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
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Steps",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: "layout",
      title: "Layout",
      type: "string",
      options: { list: STEP_LAYOUTS.map(({ value, title }) => ({ value, title })) },
    }),
    band(),
  ],
});
