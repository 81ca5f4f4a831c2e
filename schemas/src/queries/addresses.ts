import { defineQuery } from "groq";
import { addressFields, link, linkFields, listed } from "./fragments.ts";

/** The page an alias leads to, if any document claims it. */
export const ALIAS_QUERY = defineQuery(`*[
  $path in aliases
  || (_type == "service" && hasDetailPage != false
      && slug.current == $lastSegment && group->section->slug.current == $firstSegment)
][0]{ ${addressFields} }`);

/** The document that shows a page under an address at the top of the site. */
export const TOP_LEVEL_QUERY = defineQuery(`*[
  (_type == "service" && landing.slug.current == $slug)
  || (_type in ["page", "sectionPage"] && slug.current == $slug)
][0]{ ${link} }`);

const PAGE_TYPES =
  /* groq */ `"service", "platformPage", "designPage", "sectionPage", "homePage", "aboutPage", "contactPage", "page"` as const;
const PAGES = /* groq */ `_type in [${PAGE_TYPES}]` as const;
const ARTICLES = /* groq */ `_type == "article"` as const;
const ADDRESSABLE = /* groq */ `_type in ["article", ${PAGE_TYPES}]` as const;

/**
 * The directory of the site: its pages and its newest articles, as many as are asked for of each, and
 * how many there are.
 */
export const DIRECTORY_QUERY = defineQuery(`{
  "pages": *[${PAGES}] | order(_id asc)[0...$pages]{ ${listed} },
  "articles": *[${ARTICLES}] | order(publishedAt desc, _id asc)[0...$articles]{ ${listed} },
  "total": { "pages": count(*[${PAGES}]), "articles": count(*[${ARTICLES}]) }
}`);

const scored = <const Word extends string>(word: Word) =>
  /* groq */ `
  boost(title match $${word}, 10),
  boost(slug.current match $${word}, 3),
  boost(excerpt match $${word}, 2),
  boost(summary match $${word}, 2)` as const;

/**
 * The documents that a search is most likely to mean, whatever the directory leaves out.
 * `$first`, `$second` and `$third` are words, beginnings of words (`chat*`), or empty.
 */
export const SEARCH_QUERY = defineQuery(`*[${ADDRESSABLE}]
  | score(${scored("first")}, ${scored("second")}, ${scored("third")})[_score > 0]
  | order(_score desc)[0...$limit]{ ${listed} }`);

/** How long the sitemap is, and when an article last changed. */
export const SITEMAP_QUERY = defineQuery(`{
  "documents": count(*[${ADDRESSABLE}]),
  "articles": count(*[${ARTICLES}]),
  "articleUpdatedAt": *[${ARTICLES}] | order(_updatedAt desc)[0]._updatedAt
}`);

/** Some of the documents that have an address, as a part of the sitemap names them. */
export const SITEMAP_PART_QUERY = defineQuery(`*[${ADDRESSABLE}] | order(_id asc)[$from...$to]{
  ${linkFields},
  _updatedAt,
  "noIndex": seo.noIndex,
  "landingNoIndex": landing.seo.noIndex,
  "image": coalesce(image, heroImage, sections[_type == "pictures"][0].pictures[0], sections[_type == "hero"][0].picture).asset->url,
  "landingImage": landing.heroImage.asset->url
}`);
