import { band, defineBlock, headFields } from "../define-block.ts";

export const regions = defineBlock({
  name: "regions",
  title: "Regions",
  description: "The cities, states and territories from the site settings.",
  group: "agency",
  fields: [...headFields(), band()],
});

export const regionsView = /* groq */ `heading, intro, band` as const;
