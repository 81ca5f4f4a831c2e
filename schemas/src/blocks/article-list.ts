import { defineBlock, headFields } from "./define-block.ts";

export const articleList = defineBlock("articleList", "All articles", {
  description: "Every article, newest first, nine at a time. Belongs on the blog’s own page.",
  group: "agency",
  fields: headFields(),
});

/** The articles themselves are read by `ARTICLES_QUERY`. */
export const articleListView = /* groq */ `heading, intro` as const;
