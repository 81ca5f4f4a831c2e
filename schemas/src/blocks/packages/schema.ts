import { defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Plans side by side. */
export const packages = defineBlock({
  name: "packages",
  title: "Packages",
  description: "Plans with their prices, side by side.",
  group: "offers",
  initialValue: { heading: "Packages and prices" },
  fields: [
    ...headFields(),
    defineField({
      name: "set",
      title: "Package set",
      type: "reference",
      to: [{ type: "packageSet" }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "whole",
      title: "Show every inclusion at once",
      description: "If off, the first four show and the rest can be opened.",
      type: "boolean",
    }),
    band(),
  ],
});
