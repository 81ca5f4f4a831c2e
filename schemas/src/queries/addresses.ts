import { defineQuery } from "groq";
import { addressFields, link, linkFields, listed } from "./fragments.ts";

/** The page an alias leads to, if any document claims it. */
export const ALIAS_QUERY = defineQuery(`*[
  $path in aliases
  || (_type == "service" && hasDetailPage != false
      && slug.current == $lastSegment && group->section->slug.current == $firstSegment)
][0]{ ${addressFields} }`);

/** The document shown at a top-level address. */
export const TOP_LEVEL_QUERY = defineQuery(`*[
  (_type == "service" && landing.slug.current == $slug)
  || (_type in ["page", "sectionPage"] && slug.current == $slug)
][0]{ ${link} }`);

const PAGE_TYPES =
  /* groq */ `"service", "platformPage", "designPage", "sectionPage", "homePage", "aboutPage", "contactPage", "page"` as const;
const PAGES = /* groq */ `_type in [${PAGE_TYPES}]` as const;
const ARTICLES = /* groq */ `_type == "article"` as const;
const ADDRESSABLE = /* groq */ `_type in ["article", ${PAGE_TYPES}]` as const;

/** The directory of the site: its pages and its newest articles, up to `$limit` of each. */
export const DIRECTORY_QUERY = defineQuery(`{
  "pages": *[${PAGES}] | order(_id asc)[0...$limit]{ ${listed} },
  "articles": *[${ARTICLES}] | order(publishedAt desc, _id asc)[0...$limit]{ ${listed} }
}`);

/** Every document that has an address, with the fields the sitemap needs. */
export const SITEMAP_QUERY = defineQuery(`*[${ADDRESSABLE}] | order(_id asc){
  ${linkFields},
  _updatedAt,
  "noIndex": seo.noIndex,
  "landingNoIndex": landing.seo.noIndex,
  "image": coalesce(image, heroImage, sections[_type == "pictures"][0].pictures[0], sections[_type == "hero"][0].picture).asset->url,
  "landingImage": landing.heroImage.asset->url
}`);
