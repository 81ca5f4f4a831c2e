import { references } from "../fields.ts";
import { rateLine } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const rateCard = defineBlock("rateCard", "Rate card", {
  description: "Services and their prices, one per line.",
  group: "offers",
  initialValue: { heading: "What it costs" },
  fields: [
    ...headFields(),
    references("services", "Services", "service", {
      description: "If empty on a service’s page: that service’s own price.",
      validation: (rule) => rule.unique(),
    }),
    band(),
  ],
});

export const rateCardView = /* groq */ `
  heading, intro,
  services[defined(@->)]->{ ${rateLine} }, "gone": services[!defined(@->)]._ref,
  band
` as const;
