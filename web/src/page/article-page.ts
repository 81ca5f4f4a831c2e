import { pathOf } from "@currawong/schemas/paths";
import { readArticles } from "@/content/articles";
import type { StoredArticle } from "@/model/block";
import { readBody } from "@/model/body";
import { BLOG, HOME } from "@/model/crumb";
import type { Page } from "@/model/page";
import { articleId } from "@/seo/structured-data/creative-work";
import { SUGGESTIONS, suggestionsFor } from "./suggestions";

/** Reads the articles suggested after one. Depends on its category only if its editor chose too few. */
async function loadSuggestions({ _id, related, category }: StoredArticle) {
  const chosen = suggestionsFor(_id, related ?? []);
  if (!category || chosen.length === SUGGESTIONS) return chosen;
  // As many as may be needed: the article itself and those chosen may be among them.
  const { articles } = await readArticles({ from: 0, to: SUGGESTIONS + 1 }, category._id);
  return suggestionsFor(_id, [...chosen, ...articles]);
}

/** An article of the blog: its text, further reading and the closing band. */
export async function articlePage(article: StoredArticle): Promise<Page> {
  const { title, excerpt, closing, seo, preset } = article;
  const suggestions = await loadSuggestions(article);
  // It was found by its address.
  const path = pathOf(article) ?? BLOG.href;
  return {
    path,
    source: {
      id: article._id,
      type: article._type,
      sections: "sections",
      frame: { article: "body", related: "related", closing: "closing" },
    },
    title,
    description: excerpt,
    crumbs: [HOME, BLOG, { label: title, href: path }],
    pageType: "WebPage",
    mainEntity: articleId(path),
    seo,
    preset,
    blocks: [
      { _key: "article", _type: "article", article: { ...article, body: readBody(article.body) } },
      ...(suggestions.length > 0
        ? [{ _key: "related", _type: "readNext" as const, articles: suggestions }]
        : []),
      ...(closing ? [{ _key: "closing", _type: "closing" as const, ...closing }] : []),
    ],
  };
}
