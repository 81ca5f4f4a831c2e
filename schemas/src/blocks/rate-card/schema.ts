import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Names and prices joined by dotted leaders. */
export const rateCard = defineBlock({
  name: "rateCard",
  title: "Rate card",
  description: "Services and their prices, a line each.",
  group: "offers",
  initialValue: { heading: "What it costs" },
  fields: [
    ...headFields(),
    defineField({
      name: "services",
      title: "Services",
      description: "Left empty on the page of a service, its own price there.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "service" }] })],
      validation: (rule) => rule.unique(),
    }),
    band(),
  ],
});
