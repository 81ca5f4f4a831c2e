import { sequence } from "../fields.ts";
import { defineBlock, headFields } from "./define-block.ts";

export const catalogue = defineBlock("catalogue", "Service catalogue", {
  description: "Every service in its group, with the list of groups beside it.",
  group: "offers",
  fields: [...headFields(), sequence("groups", "Order of the groups", "serviceGroup")],
});

/** The services themselves are read by `CATALOGUE_QUERY`. */
export const catalogueView = /* groq */ `heading, intro, "order": groups[]._ref` as const;
