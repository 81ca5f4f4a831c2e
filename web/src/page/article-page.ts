import { pathOf } from "@currawong/schemas/paths";
import { formatMonth } from "@/components/article-card/summary";
import type { StoredArticle } from "@/model/block";
import { readBody } from "@/model/body";
import { BLOG, HOME } from "@/model/crumb";
import type { Page } from "@/model/page";
import { articleId } from "@/seo/structured-data/creative-work";

/** An article of the blog: its text, further reading and the closing band. */
export function articlePage(article: StoredArticle): Page {
  const { title, excerpt, category, publishedAt, related, closing, seo, preset } = article;
  // It was found by its address.
  const path = pathOf(article) ?? BLOG.href;
  return {
    path,
    source: {
      id: article._id,
      type: article._type,
      title: "title",
      description: "excerpt",
      sections: "sections",
      frame: { article: "body", related: "related", closing: "closing" },
    },
    title,
    description: excerpt,
    crumbs: [HOME, BLOG, { label: title, href: path }],
    pageType: "WebPage",
    mainEntity: articleId(path),
    card: { label: category?.title ?? "", tone: "night", note: formatMonth(publishedAt) },
    seo,
    preset,
    blocks: [
      { _key: "article", _type: "article", article: { ...article, body: readBody(article.body) } },
      ...(related?.length
        ? [{ _key: "related", _type: "readNext" as const, articles: related }]
        : []),
      ...(closing ? [{ _key: "closing", _type: "closing" as const, ...closing }] : []),
    ],
  };
}
