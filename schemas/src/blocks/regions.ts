import { band, defineBlock, headFields } from "./define-block.ts";

export const regions = defineBlock("regions", "Regions", {
  description: "The cities, states and territories from the site settings.",
  group: "agency",
  fields: [...headFields(), band()],
});

export const regionsView = /* groq */ `heading, intro, band` as const;
