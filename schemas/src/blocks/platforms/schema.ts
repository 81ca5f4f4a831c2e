import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** A list of platform pages: name, summary and price. */
export const platforms = defineBlock({
  name: "platforms",
  title: "Platforms",
  description: "A list of platform pages: name, summary and price.",
  group: "offers",
  fields: [
    ...headFields(),
    defineField({
      name: "pages",
      title: "Pages",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "platformPage" }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    band(),
  ],
});
