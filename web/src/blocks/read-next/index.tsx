import { articlesMarkdown } from "@/components/article-card/article-card.markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { ReadNext } from "./read-next";

/** What to read after an article. */
export const readNext = defineBlock("readNext", {
  View: ({ block }) => <ReadNext articles={block.articles} />,
  markdown: ({ block }) =>
    sectionMarkdown({ heading: "Read next" }, articlesMarkdown(block.articles)),
});
