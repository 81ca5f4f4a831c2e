import { defineQuery } from "groq";
import {
  articleCard,
  categoryLabel,
  linkFields,
  pictureFields,
  project,
  seoFields,
} from "../fragments.ts";
import { bodyFields } from "../text-fragments.ts";

export const articlePage = /* groq */ `
  _id, "_view": "page", ${linkFields}, _updatedAt, title, excerpt, publishedAt,
  image { ${pictureFields} },
  category->{ ${categoryLabel} },
  "body": ${bodyFields("body")},
  related[defined(@->)]->{ ${articleCard} }, "gone": related[!defined(@->)]._ref,
  closing { heading, text, label, chatMessage, claims },
  ${seoFields("seo")}` as const;

export const ARTICLE_QUERY = defineQuery(
  `*[_type == "article" && slug.current == $slug][0]{ ${articlePage} }`,
);

/** A slice of the blog, newest first. Reads the list of articles. */
export const ARTICLES_QUERY = defineQuery(`{
  "total": count(*[_type == "article"]),
  "articles": *[_type == "article"] | order(publishedAt desc, _id asc)[$from...$to]{
    ${articleCard}
  }
}`);

/** A slice of a category, newest first. Reads the articles of the category. */
export const CATEGORY_ARTICLES_QUERY = defineQuery(`{
  "total": count(*[_type == "article" && category._ref == $group]),
  "articles": *[_type == "article" && category._ref == $group] | order(publishedAt desc, _id asc)[$from...$to]{
    ${articleCard}
  }
}`);

/** The categories that have articles, by title. Reads the list of categories, and which have articles. */
export const CATEGORIES_QUERY = defineQuery(`*[
  _type == "articleCategory" && count(*[_type == "article" && category._ref == ^._id][0...1]) > 0
] | order(title asc, _id asc){ ${categoryLabel} }`);

/** The project that an article is about. Reads which projects refer to the article. */
export const CASE_QUERY = defineQuery(
  `*[_type == "project" && article._ref == $article] | order(_id asc)[0...1]{ ${project} }`,
);

export const PROJECTS_QUERY = defineQuery(
  `*[_type == "project"] | order(title asc, _id asc){ ${project} }`,
);
