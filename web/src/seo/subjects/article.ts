import { ARTICLE_QUERY } from "@currawong/schemas/queries/writing";
import { articlesMarkdown } from "../../components/article-card/article-card.markdown.ts";
import { formatMonth } from "../../components/article-card/format-month.ts";
import { bodyMarkdown } from "../../components/body/body.markdown.ts";
import { closingMarkdown } from "../../components/closing/closing.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { escapeMarkdown, markdownBlocks, markdownSection } from "../markdown/markdown.ts";
import { articleId, blogPosting } from "../structured-data/blog-posting.ts";
import { HOME, type Subject } from "../subject.ts";

/** An article of the blog. */
export async function articleSubject(slug: string): Promise<Subject | null> {
  const article = await load(ARTICLE_QUERY, { slug });
  if (!article) return null;
  const { whatsappNumber } = await loadAgency();
  const { title, excerpt, publishedAt, category, body, related, closing } = article;
  const path = `/blog/${slug}`;
  const month = formatMonth(publishedAt);
  return {
    path,
    title,
    description: excerpt,
    crumbs: [HOME, { label: "Blog", href: "/blog" }, { label: title, href: path }],
    pageType: "WebPage",
    mainEntity: articleId(path),
    things: [
      blogPosting({
        path,
        title,
        excerpt,
        publishedAt,
        updatedAt: article._updatedAt,
        category: category.title,
        image: article.image.asset?.url,
      }),
    ],
    card: { label: category.title, title, rates: [], note: month, tone: "night" },
    markdown: markdownBlocks(
      `*${escapeMarkdown(category.title)}, ${month}*`,
      bodyMarkdown(body, whatsappNumber),
      related?.length ? markdownSection(2, "Read next", articlesMarkdown(related)) : "",
      closingMarkdown(closing, whatsappNumber),
    ),
  };
}
