import { field, reference, required } from "../../fields.ts";
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
    reference("set", "Package set", "packageSet", { validation: required }),
    field("boolean", "whole", "Show every inclusion at once", {
      description: "If off, the first four show and the rest can be opened.",
    }),
    band(),
  ],
});
