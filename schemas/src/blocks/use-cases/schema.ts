import { band, defineBlock, headFields, items } from "../define-block.ts";

/** How different customers use the service. */
export const useCases = defineBlock({
  name: "useCases",
  title: "Use cases",
  description: "Situations in which the product is used, one per line.",
  group: "arguments",
  initialValue: { heading: "Use Cases" },
  fields: [...headFields(), items("Use cases", "useCase"), band()],
});
