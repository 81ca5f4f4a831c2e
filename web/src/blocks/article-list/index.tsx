import { BLOG_LIST, FIRST_PAGE, listPath } from "@currawong/schemas/paging";
import { pathOf } from "@currawong/schemas/paths";
import { CATEGORIES_QUERY } from "@currawong/schemas/queries/writing";
import { ArticleCard } from "@/components/article-card/article-card";
import { each } from "@/components/each/each";
import { SectionHead } from "@/components/section-head/section-head";
import { loadArticles } from "@/content/articles";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { defineBlock } from "../define-block";
import styles from "./article-list.module.css";

/** The classes of articles, and the `sizes` of their pictures: one large, two below it, then rows of three. */
const CLASSES = [styles.whole, styles.wide, styles.narrow];
const WIDE = "(min-width: 1392px) 740px, (min-width: 900px) 54vw, 92vw";
const NARROW = "(min-width: 1392px) 520px, (min-width: 900px) 38vw, 92vw";
const THIRD = "(min-width: 1392px) 405px, (min-width: 900px) 29vw, (min-width: 600px) 44vw, 92vw";
const SIZES = [WIDE, WIDE, NARROW];

/** Returns the index in `CLASSES` of an article. Places are skipped so that every row of three is full. */
function placeOf(index: number, count: number): number {
  if (count % 3 === 1 && index > 0) return SIZES.length;
  return count % 3 === 2 ? index + 1 : index;
}

/** The list of all articles, and those of the categories that have articles and a page, by title. */
async function loadLists() {
  const dependencies = [tags.list("articleCategory"), tags.groups("article")];
  const categories = await load(CATEGORIES_QUERY, {}, dependencies);
  const lists = categories.map((category) => ({ label: category.title, href: pathOf(category) }));
  return [{ label: "All articles", href: BLOG_LIST }, ...lists.filter(({ href }) => href)];
}

type FootProps = { list: string; number: number; total: number; lastPage: number };

/**
 * The row under a list: on its first page a link to the second, which scripts turn into an in-place load
 * (`client/load-more.ts`), on others links to newer and older articles.
 */
function Foot({ list, number, total, lastPage }: FootProps) {
  const row = "mt-apart flex flex-wrap items-center gap-x-1.5 gap-y-2 line-above pt-3.5";
  if (lastPage === 1) return null;
  if (number === 1) {
    return (
      <div className={row} data-load-more={total}>
        <a
          className="button"
          href={listPath(list, 2)}
          data-next=""
          data-busy="Loading..."
          data-failed="More articles couldn’t be loaded: try again. "
        >
          Load More Articles
        </a>
        <p className="num ml-auto text-mute" role="status">
          {FIRST_PAGE} of {total} articles
        </p>
      </div>
    );
  }
  return (
    <nav className={row} aria-label="Pages of the blog">
      {number < lastPage && (
        <a className="button" href={listPath(list, number + 1)} rel="next">
          Older Articles
        </a>
      )}
      <a className="text-link" href={listPath(list, number - 1)} rel="prev">
        Newer Articles
      </a>
      <p className="num ml-auto text-mute">
        Page {number} of {lastPage}
      </p>
    </nav>
  );
}

/** The paginated list of blog articles: all of them, or those of the page's category. */
export const articleList = defineBlock("articleList", {
  load: async (_block, { page: { number = 1, category } }) => {
    const list = category?.path ?? BLOG_LIST;
    const [articles, lists] = await Promise.all([loadArticles(number, category?.id), loadLists()]);
    if (!articles) throw new Error(`The list ${list} has no page ${number}.`);
    return { ...articles, lists, number, list };
  },
  View: ({ block, data: { articles, lists, ...shown } }) => (
    <div className="section wrap">
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      <nav className="pb-part" aria-label="Categories">
        <ul className="flex flex-wrap gap-x-2.25">
          {each(lists, ({ label, href }) => (
            <li>
              <a
                className="inline-flex min-h-5.5 items-center aria-[current]:bold aria-[current]:underline"
                href={href ?? BLOG_LIST}
                aria-current={
                  href !== shown.list ? undefined : shown.number === 1 ? "page" : "true"
                }
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.total === 0 && <p>No articles here yet.</p>}
      {/* Load More adds further batches below this one. */}
      <ul className={styles.articles} data-articles="">
        {articles.map((article, index) => {
          const place = placeOf(index, articles.length);
          return (
            <li key={article._id} className={CLASSES[place]}>
              <ArticleCard
                article={article}
                sizes={SIZES[place] ?? THIRD}
                heading="h2"
                priority={index === 0}
                isLead={place === 0}
              />
            </li>
          );
        })}
      </ul>
      <Foot {...shown} />
    </div>
  ),
  summarise: ({ data }) => ({
    items: data.articles.map((article) => ({
      name: article.title,
      path: pathOf(article) ?? BLOG_LIST,
    })),
  }),
});
