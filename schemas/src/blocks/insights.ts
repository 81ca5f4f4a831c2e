import { band, defineBlock, headFields } from "./define-block.ts";

export const insights = defineBlock("insights", "Latest articles", {
  description: "The three newest blog articles.",
  group: "agency",
  fields: [...headFields(), band()],
});

/** The articles themselves are read by `NEWEST_ARTICLES_QUERY`. */
export const insightsView = /* groq */ `heading, intro, band` as const;
