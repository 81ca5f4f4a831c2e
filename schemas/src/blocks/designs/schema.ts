import { references } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Design pages with their pictures and package prices. */
export const designs = defineBlock({
  name: "designs",
  title: "Design specialities",
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
