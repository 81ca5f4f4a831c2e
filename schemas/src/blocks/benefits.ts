import { list } from "../fields.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const benefits = defineBlock("benefits", "Benefits", {
  description: "Short promises in a list with ticks.",
  group: "arguments",
  initialValue: { heading: "Benefits", band: true },
  fields: [
    ...headFields(),
    list("items", "Benefits", "string", { validation: (rule) => rule.required().min(1).unique() }),
    band(),
  ],
});

export const benefitsView = /* groq */ `heading, intro, "texts": items, band` as const;
