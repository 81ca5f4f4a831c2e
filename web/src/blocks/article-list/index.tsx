import { SectionHead } from "@/components/section-head/section-head";
import { defineBlock } from "../define-block";
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
  summarise: ({ data }) => ({
    items: data.articles.map(({ title, href }) => ({ name: title, path: href })),
  }),
});
