import { band, defineBlock, headFields } from "../define-block.ts";

/** Where the agency works: the cities and regions of the site settings. */
export const regions = defineBlock({
  name: "regions",
  title: "Regions",
  description: "The cities, states and territories from the site settings.",
  group: "agency",
  fields: [...headFields(), band()],
});
