import { defineQuery } from "groq";
import { addressFields, link, linkFields, listed, noIndex, VISIBLE } from "../fragments.ts";
import { hasLanding, isDatedPage, isPage, isTopLevel, isUndatedPage } from "../types.generated.ts";

/** The addresses of every document of the types in `$types`, as `Addressable` documents with their ids. */
export const ADDRESSES_GROQ = /* groq */ `*[_type in $types]{ _id, ${addressFields} }` as const;

/** Filters documents shown at a top-level address, whose `$slug` is their own or their landing page's. */
export const topLevel = /* groq */ `
  (${hasLanding} && landing.slug.current == $slug) || (${isTopLevel} && slug.current == $slug)
` as const;

/** The document shown at a top-level address. */
export const TOP_LEVEL_QUERY = defineQuery(`*[${topLevel}][0]{ ${link} }`);

/** The directory of the site: its pages and its newest articles, up to `$limit` of each. */
export const DIRECTORY_QUERY = defineQuery(`{
  "pages": *[${isUndatedPage}] | order(_id asc)[0...$limit]{ ${listed} },
  "articles": *[${isDatedPage}] | order(publishedAt desc, _id asc)[0...$limit]{ ${listed} }
}`);

/** Every document that the sitemap lists, with the fields it needs. */
export const SITEMAP_QUERY = defineQuery(`*[${isPage}] | order(_id asc){
  _id, ${linkFields}, "categoryId": category._ref, title, "landingTitle": landing.title,
  _updatedAt,
  "noIndex": ${noIndex},
  "landingNoIndex": landing.seo.noIndex,
  "image": coalesce(image, heroImage, sections[_type == "pictures" && ${VISIBLE}][0].pictures[0], sections[_type == "hero" && ${VISIBLE}][0].picture).asset->url,
  "landingImage": landing.heroImage.asset->url
}`);
