import { defineBlock, headFields } from "../define-block.ts";

/** The blog's list, page by page. */
export const articleList = defineBlock({
  name: "articleList",
  title: "All articles",
  description: "Every article, newest first, nine at a time. Belongs on the blog’s own page.",
  group: "agency",
  fields: headFields(),
});
