import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Design pages with their pictures and package prices. */
export const designs = defineBlock({
  name: "designs",
  title: "Design specialities",
  description: "Design pages with their pictures and package prices.",
  group: "offers",
  fields: [
    ...headFields(),
    defineField({
      name: "pages",
      title: "Pages",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "designPage" }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    band(),
  ],
});
