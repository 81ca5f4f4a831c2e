import type { BlogPosting } from "schema-dts";
import type { Article } from "@/model/block";
import { absolute, socialPicturePath } from "../../addresses.ts";
import { businessReference } from "./business.ts";

/** The `@id` of the article a page holds. */
export const articleId = (path: string) => absolute(`${path}#article`);

/** An article. Written by the agency: no one is invented to have signed it. */
export function blogPosting(path: string, article: Omit<Article, "body">) {
  const images = [article.image.asset?.url, absolute(socialPicturePath(path))];
  return {
    "@type": "BlogPosting",
    "@id": articleId(path),
    headline: article.title,
    description: article.excerpt,
    url: absolute(path),
    image: images.flatMap((image) => image ?? []),
    datePublished: article.publishedAt,
    dateModified: article._updatedAt,
    articleSection: article.category.title,
    inLanguage: "en-AU",
    author: businessReference(),
    publisher: businessReference(),
    mainEntityOfPage: { "@id": absolute(`${path}#page`) },
  } satisfies BlogPosting;
}
