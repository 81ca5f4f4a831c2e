import { field, reference, required } from "../../fields.ts";
import { packageSet } from "../../queries/fragments.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const packages = defineBlock("packages", "Packages", {
  description: "Plans with their prices, side by side.",
  group: "offers",
  initialValue: { heading: "Packages and prices" },
  fields: [
    ...headFields(),
    reference("set", "Package set", "packageSet", { validation: required }),
    field("boolean", "whole", "Show every inclusion at once", {
      description: "If off, the first four show and the rest can be opened.",
    }),
    band(),
  ],
});

export const packagesView = /* groq */ `
  heading, intro,
  set->{ ${packageSet} },
  whole, band
` as const;
