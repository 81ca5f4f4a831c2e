import { defineQuery } from "groq";
import { addressFields, link, pictureFields } from "./fragments.ts";

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

/** Every document that has an address, for the sitemap, the search index and `llms.txt`. */
export const ADDRESSES_QUERY = defineQuery(`*[
  _type in ["service", "article", "platformPage", "designPage", "sectionPage", "homePage", "aboutPage", "contactPage", "page"]
] | order(_type asc, _id asc){
  ${addressFields},
  _id,
  _updatedAt,
  "title": coalesce(title, ""),
  "summary": coalesce(excerpt, summary, description, intro),
  "landingTitle": landing.title,
  "landingSummary": landing.description,
  "noIndex": seo.noIndex,
  "landingNoIndex": landing.seo.noIndex,
  "keywords": seo.keywords,
  "headings": [...sections[].heading, ...sections[_type == "questions"].items[].question],
  "landingHeadings": [
    ...landing.sections[].heading,
    ...landing.sections[_type == "questions"].items[].question
  ],
  "price": startingPrice,
  publishedAt,
  "image": coalesce(image, heroImage, sections[_type == "pictures"][0].pictures[0], sections[_type == "hero"][0].picture){ ${pictureFields} },
  "landingImage": landing.heroImage{ ${pictureFields} }
}`);
