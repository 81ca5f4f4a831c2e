import { pathOf } from "@currawong/schemas/paths";
import { ARTICLES_QUERY } from "@currawong/schemas/queries/writing";
import { articlesMarkdown } from "../../components/article-card/article-card.markdown.ts";
import { blogPath, lastPageOf, rangeOf } from "../../components/blog/paging.ts";
import { closingMarkdown } from "../../components/closing/closing.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { loadSection } from "../../content/section.ts";
import { tags } from "../../content/tags.ts";
import { absolute, markdownPath } from "../addresses.ts";
import { markdownBlocks, markdownLink } from "../markdown/markdown.ts";
import { itemList, itemListId } from "../structured-data/item-list.ts";
import { HOME, type Subject } from "../subject.ts";

/**
 * A page of the blog's list.
 * @param number from 1
 */
export async function blogSubject(number: number): Promise<Subject | null> {
  const { articles, total } = await load(ARTICLES_QUERY, rangeOf(number), [tags.list("article")]);
  const lastPage = lastPageOf(total);
  if (number > lastPage) return null;
  const page = await loadSection("blog");
  const { whatsappNumber } = await loadAgency();
  const path = blogPath(number);
  const title = number === 1 ? page.title : `${page.title}, page ${number}`;
  const blog = { label: "Blog", href: "/blog" };
  const next = number < lastPage && blogPath(number + 1);
  return {
    path,
    title,
    description: page.intro,
    crumbs: number === 1 ? [HOME, blog] : [HOME, blog, { label: `Page ${number}`, href: path }],
    pageType: "CollectionPage",
    mainEntity: itemListId(path),
    things: [
      itemList(
        path,
        title,
        articles.map((article) => ({ name: article.title, path: pathOf(article) })),
      ),
    ],
    card: { label: "Blog", title, rates: [], tone: "night" },
    markdown: markdownBlocks(
      articlesMarkdown(articles),
      next && markdownLink("Older articles", absolute(markdownPath(next))),
      closingMarkdown(page.closing, whatsappNumber),
    ),
  };
}
