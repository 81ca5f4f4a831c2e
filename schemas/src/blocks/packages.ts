import { field, linkTo, reference, required } from "../fields.ts";
import { packageSet, serviceTemplateOffer } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

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
    linkTo("service", "Same service at one price", "service", {
      description:
        "Its own page has a price that differs from the plans’: a line beneath them leads there.",
    }),
    band(),
  ],
});

export const packagesView = /* groq */ `
  heading, intro,
  set->{ ${packageSet} },
  service->{ ${serviceTemplateOffer} }, "gone": select(!defined(service->) => service._ref),
  whole, band
` as const;
