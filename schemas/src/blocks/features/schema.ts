import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

export const FEATURE_LAYOUTS = [
  { value: "grid", title: "Grid" },
  { value: "values", title: "Large, numbered by their icons" },
] as const;

/** Features, reasons or values. */
export const features = defineBlock({
  name: "features",
  title: "Features",
  description: "Short points with a title and a sentence each: features, reasons, values.",
  group: "arguments",
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Points",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: "layout",
      title: "Layout",
      type: "string",
      options: { list: FEATURE_LAYOUTS.map(({ value, title }) => ({ value, title })) },
    }),
    defineField({ name: "picture", title: "Picture beside them", type: "picture" }),
    band(),
  ],
});
