import type { BlogPosting } from "schema-dts";
import { absolute, socialPicturePath } from "../../addresses.ts";
import { businessReference } from "./business.ts";

type Article = {
  path: string;
  title: string;
  excerpt: string;
  publishedAt: string;
  updatedAt: string;
  category: string;
  /** The picture's address in the Content Lake. */
  image: string | null | undefined;
};

/** The `@id` of the article a page holds. */
export const articleId = (path: string) => absolute(`${path}#article`);

/** An article. Written by the agency: no one is invented to have signed it. */
export function blogPosting(article: Article) {
  const { path, publishedAt, updatedAt } = article;
  const images = [article.image, absolute(socialPicturePath(path))];
  return {
    "@type": "BlogPosting",
    "@id": articleId(path),
    headline: article.title,
    description: article.excerpt,
    url: absolute(path),
    image: images.flatMap((image) => image ?? []),
    datePublished: publishedAt,
    dateModified: updatedAt,
    articleSection: article.category,
    inLanguage: "en-AU",
    author: businessReference(),
    publisher: businessReference(),
    mainEntityOfPage: { "@id": absolute(`${path}#page`) },
  } satisfies BlogPosting;
}
