import { blogPath } from "@currawong/schemas/paging";
import { absolute, markdownPath } from "@/addresses";
import { articlesMarkdown } from "@/components/article-card/article-card.markdown";
import { SectionHead } from "@/components/section-head/section-head";
import { markdownLink } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../markdown";
import { ArticleList } from "./article-list";
import { loadBlogPage } from "./blog-page";
import { LoadMore } from "./load-more";
import { PageLinks } from "./page-links";

/** The paginated list of blog articles. */
export const articleList = defineBlock("articleList", {
  load: async (_block, { page: { number = 1 } }) => {
    const list = await loadBlogPage(number);
    if (!list) throw new Error(`The blog has no page ${number}.`);
    return { ...list, number };
  },
  View: ({ block, data: { articles, number, total, lastPage } }) => (
    <div className="section wrap">
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      <ArticleList articles={articles} first />
      {number > 1 ? (
        <PageLinks number={number} lastPage={lastPage} />
      ) : (
        lastPage > 1 && <LoadMore total={total} lastPage={lastPage} />
      )}
    </div>
  ),
  markdown: ({ block, data: { listed, number, lastPage } }) =>
    sectionMarkdown(
      block,
      articlesMarkdown(listed),
      number > 1 && markdownLink("Newer articles", absolute(markdownPath(blogPath(number - 1)))),
      number < lastPage &&
        markdownLink("Older articles", absolute(markdownPath(blogPath(number + 1)))),
    ),
  summarise: ({ data }) => ({
    items: data.articles.map(({ title, href }) => ({ name: title, path: href })),
  }),
});
