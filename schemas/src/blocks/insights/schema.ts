import { band, defineBlock, headFields } from "../define-block.ts";

/** The newest articles. */
export const insights = defineBlock({
  name: "insights",
  title: "Latest articles",
  description: "The three newest blog articles.",
  group: "agency",
  fields: [...headFields(), band()],
});
