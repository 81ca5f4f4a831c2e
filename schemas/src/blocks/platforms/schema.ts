import { references } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

/** A list of platform pages: name, summary and price. */
export const platforms = defineBlock({
  name: "platforms",
  title: "Platforms",
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
