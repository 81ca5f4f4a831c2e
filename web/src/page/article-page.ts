import { pathOf } from "@currawong/schemas/paths";
import { readArticles } from "@/content/articles";
import type { StoredArticle } from "@/model/block";
import { readBody } from "@/model/body";
import { BLOG, HOME } from "@/model/crumb";
import type { Page } from "@/model/page";

const SUGGESTIONS = 3;

/** Reads the articles suggested after one. Depends on its category only if its editor chose too few. */
async function loadSuggestions({ _id, related, category }: StoredArticle) {
  const others = new Map(related?.map((article) => [article._id, article]));
  others.delete(_id);
  if (category && others.size < SUGGESTIONS) {
    // As many as may be needed: the article itself and those chosen may be among them.
    const { articles } = await readArticles({ from: 0, to: SUGGESTIONS + 1 }, category._id);
    for (const article of articles) if (article._id !== _id) others.set(article._id, article);
  }
  return [...others.values()].slice(0, SUGGESTIONS);
}

/** An article of the blog: its text, further reading and the closing band. */
export async function articlePage(article: StoredArticle): Promise<Page> {
  const { _id: id, _type: type, title, excerpt, closing, seo, preset } = article;
  const articles = await loadSuggestions(article);
  const path = pathOf(article) ?? BLOG.href; // It was found by its address.
  return {
    path,
    source: {
      ...{ id, type, sections: "sections" },
      frame: { article: "body", related: "related", closing: "closing" },
    },
    title,
    description: excerpt,
    crumbs: [HOME, BLOG, { label: title, href: path }],
    pageType: "WebPage",
    mainEntity: `${path}#article`,
    seo,
    preset,
    blocks: [
      { _key: "article", _type: "article", article: { ...article, body: readBody(article.body) } },
      ...(articles.length > 0 ? [{ _key: "related", _type: "readNext" as const, articles }] : []),
      ...(closing ? [{ _key: "closing", _type: "closing" as const, ...closing }] : []),
    ],
  };
}
