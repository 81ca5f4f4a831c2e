import { NEWEST_ARTICLES_QUERY } from "@currawong/schemas/queries/pages";
import { absolute } from "@/addresses";
import { articlesMarkdown } from "@/components/article-card/article-card.markdown";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { markdownLink } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Insights } from "./insights";

/** The newest articles. */
export const insights = defineBlock("insights", {
  load: () => load(NEWEST_ARTICLES_QUERY, {}, [tags.list("article")]),
  View: ({ block, data }) => <Insights {...block} articles={data} />,
  markdown: ({ block, data }) =>
    sectionMarkdown(
      block,
      articlesMarkdown(data),
      data.length > 0 && markdownLink("Read the blog", absolute("/blog")),
    ),
});
