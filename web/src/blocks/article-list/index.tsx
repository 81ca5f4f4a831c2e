import { BLOG_LIST } from "@currawong/schemas/paging";
import { pathOf } from "@currawong/schemas/paths";
import { CATEGORIES_QUERY } from "@currawong/schemas/queries/writing";
import { SectionHead } from "@/components/section-head/section-head";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { defineBlock } from "../define-block";
import { ArticleList } from "./article-list";
import { CategoryLinks } from "./category-links";
import { loadArticles } from "./load-articles";
import { LoadMore } from "./load-more";
import { PageLinks } from "./page-links";

/** The categories that have articles and a page, by title. */
async function loadCategories() {
  const dependencies = [tags.list("articleCategory"), tags.groups("article")];
  const categories = await load(CATEGORIES_QUERY, {}, dependencies);
  return categories.flatMap((category) => {
    const href = pathOf(category);
    return href ? [{ label: category.title, href }] : [];
  });
}

/** The paginated list of blog articles: all of them, or those of the page's category. */
export const articleList = defineBlock("articleList", {
  load: async (_block, { page: { number = 1, category } }) => {
    const list = category?.path ?? BLOG_LIST;
    const [articles, categories] = await Promise.all([
      loadArticles(number, category?.id),
      loadCategories(),
    ]);
    if (!articles) throw new Error(`The list ${list} has no page ${number}.`);
    return { ...articles, categories, number, list };
  },
  View: ({ block, data: { articles, categories, list, number, total, lastPage } }) => (
    <div className="section wrap">
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      <CategoryLinks categories={categories} list={list} isFirst={number === 1} />
      {total === 0 && <p>No articles here yet.</p>}
      <ArticleList articles={articles} />
      {number > 1 ? (
        <PageLinks {...{ list, number, lastPage }} />
      ) : (
        lastPage > 1 && <LoadMore {...{ list, total }} />
      )}
    </div>
  ),
  summarise: ({ data }) => ({
    items: data.articles.map((article) => ({
      name: article.title,
      path: pathOf(article) ?? BLOG_LIST,
    })),
  }),
});
