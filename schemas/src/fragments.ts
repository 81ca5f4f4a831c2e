/** Selects what `addressesOf` needs of a document (see `Addressable`). */
export const addressFields = /* groq */ `
  _type, "slug": slug.current, hasDetailPage, "landingSlug": landing.slug.current,
  "sectionSlug": group->section->slug.current,
  "categoryId": category._ref,
  aliases
` as const;

/** The fields a link needs of its target: just enough for `pathOf` and `landingPathOf`. */
export const linkFields = /* groq */ `
  _type, "slug": slug.current, hasDetailPage, "landingSlug": landing.slug.current
` as const;

export const link = /* groq */ `_id, "_view": "link", ${linkFields}` as const;

/*
 * What a document leads to may leave the site: lists select what is there, and each selects the ids of the rest as
 * `gone`, by which `load` (web) tags the result until they are back.
 */

/** Selects the blocks that visitors see. */
export const VISIBLE = "isHidden != true" as const;

/** Whether search engines and lists of pages leave out a page: as its editor chose, or a category without articles. */
export const noIndex = /* groq */ `seo.noIndex == true || (
  _type == "articleCategory" && count(*[_type == "article" && category._ref == ^._id][0...1]) == 0
)` as const;

/** A document in a list of pages: its title, summary, price (if it is a service) and search terms. */
export const listed = /* groq */ `
  _id, ${linkFields}, "categoryId": category._ref, "title": coalesce(title, ""),
  "summary": coalesce(excerpt, summary, description, intro),
  "landingTitle": landing.title, "landingSummary": landing.description, "noIndex": ${noIndex},
  "landingNoIndex": landing.seo.noIndex, "keywords": seo.keywords, searchPhrases,
  "headings": [
    ...sections[${VISIBLE}].heading,
    ...sections[_type == "questions" && ${VISIBLE}].items[].question
  ],
  "landingHeadings": [
    ...landing.sections[${VISIBLE}].heading,
    ...landing.sections[_type == "questions" && ${VISIBLE}].items[].question
  ],
  "price": select(_type == "service" => startingPrice),
  "priceIncludes": select(_type == "service" => priceIncludes)` as const;

/** A picture with what an `<img>` needs: address, size, crop and alternative text. */
export const pictureFields = /* groq */ `
  alt, crop, hotspot,
  "asset": asset->{
    "url": url, "width": metadata.dimensions.width, "height": metadata.dimensions.height
  }
` as const;

/**
 * A service's price in one place, and what it covers: the price set for the place, or the starting price. `line`
 * names this price in the address of a quote.
 */
export const priceAt = <const T extends string>(place: T) =>
  /* groq */ `
  "line": select(
    defined(placePrices[place == "${place}"][0].price) => _id + ".${place}",
    _id
  ),
  "price": coalesce(placePrices[place == "${place}"][0].price, startingPrice),
  "priceIncludes": select(
    defined(placePrices[place == "${place}"][0].price) => placePrices[place == "${place}"][0].scope,
    priceIncludes
  )
` as const;

export const preset = /* groq */ `
  _id, "_view": "preset", key, title, description, keywords` as const;

/**
 * Search metadata with the preset that fills its gaps: the one it names, else the home preset.
 * `namesPreset` tells the two apart (see `search-metadata.ts`), even if the named preset does not exist.
 */
export const seoFields = <const T extends string>(path: T) =>
  /* groq */ `
  "seo": ${path}{
    customTitle, customDescription, "namesPreset": defined(preset._ref), keywords, city, noIndex,
    image { ${pictureFields} }
  },
  "preset": coalesce(
    ${path}.preset->{ ${preset} },
    *[_type == "seoPreset" && key == "home"][0]{ ${preset} }
  )
` as const;

export const featureFields = /* groq */ `_key, title, description, icon` as const;

/** What an offer says beside its price and inclusions; `schemas/src/offer-facts.ts` writes it out. */
export const facts = /* groq */ `facts{
  excludes[]{ title, description },
  costsMoreWith,
  duration{ from, to, unit },
  counts[]{ from, to, orMore, thing },
  term{ from, to },
  limited[]{ thing, months },
  "contains": contains[]._ref,
  "alternativeTo": alternativeTo[]._ref
}` as const;

/** A step of the work, with the days or weeks it takes. */
export const stepFields = /* groq */ `
  _key, title, description, when{ from, to, unit }, time, isThroughout` as const;

/** What a plan shows of its facts: a quote has the others (`queries/quote.ts`). */
const timeFacts =
  /* groq */ `facts{ duration{ from, to, unit }, limited[]{ thing, months } }` as const;

export const packageSet = /* groq */ `
  _id, "_view": "packages", ${timeFacts},
  packages[]{
    _key, title, price, scope, description, includesPrevious, features, ${timeFacts},
    badge, isPopular, chatMessage,
    "platforms": platforms[]._ref
  }` as const;

/** The category of an article: its name, which links to its page. */
export const categoryLabel = /* groq */ `_id, "_view": "label", ${linkFields}, title` as const;

/** The fields that every card of a service shows, apart from its price. */
const serviceCardFields = /* groq */ `
  ${linkFields}, title,
  "description": coalesce(cardText, description),
  features, "badge": upper(badge), isPopular, rating, reviewCount, chatMessage
` as const;

export const serviceCardCatalogue = /* groq */ `
  _id, "_view": "card-catalogue", ${serviceCardFields}, "price": startingPrice, priceIncludes` as const;

export const serviceCardSection = /* groq */ `
  _id, "_view": "card-section", ${serviceCardFields}, ${priceAt("section")},
  plate{ picture{ ${pictureFields} }, card }` as const;

/** What a role or a platform shows of its service: the starting price and the address. */
export const offer = /* groq */ `
  _id, "_view": "offer", ${linkFields}, "price": startingPrice, priceIncludes` as const;

/** A service at the price of its own page, for the page that has its plans. */
export const serviceTemplateOffer = /* groq */ `
  _id, "_view": "offer-template", ${linkFields}, title, ${priceAt("template")}` as const;

/** A line of a rate card: title, price and where it leads. */
export const rateLine = /* groq */ `
  _id, "_view": "rate-line",
  ${linkFields}, title, "price": startingPrice, priceIncludes` as const;

/**
 * The price that a page of any type shows itself: of a service on its template or chatbot page, of a
 * platform from its service, of a design page from its packages.
 */
export const menuRate = /* groq */ `
  _id, "_view": "menu-rate", ${linkFields},
  "price": select(_type == "service" => coalesce(placePrices[place == "template"][0].price, startingPrice)),
  "landingPrice": select(_type == "service" => coalesce(placePrices[place == "landing"][0].price, startingPrice)),
  service->{ ${offer} },
  "packages": select(_type == "designPage" => sections[_type == "packages" && ${VISIBLE}][0].set->{ ${packageSet} })` as const;

export const articleCard = /* groq */ `
  _id, "_view": "card", ${linkFields}, title, excerpt, publishedAt,
  image { ${pictureFields} },
  category->{ ${categoryLabel} }` as const;

/** What a card with its own text takes from its subject, and from the service that it prices. */
export const homeOffer = /* groq */ `
  _id, "_view": "offer-home",
  ${linkFields}, rating, reviewCount, ${priceAt("home")}` as const;

export const platformCard = /* groq */ `
  _id, "_view": "card",
  ${linkFields}, platform, summary, icon, service->{ ${offer} }` as const;

/** A design page as a card of its section page: the picture of its opening, and its packages for the price. */
export const designCard = /* groq */ `
  _id, "_view": "card", ${linkFields}, title, summary,
  "image": sections[_type == "hero" && ${VISIBLE}][0].picture{ ${pictureFields} },
  "packages": sections[_type == "packages" && ${VISIBLE}][0].set->{ ${packageSet} }` as const;

/** The frame around the blocks of a rich page, for any document type. */
export const richFrame = /* groq */ `
  heroImage { ${pictureFields} },
  conversation[]{ _key, from, text },
  serviceType
` as const;

/** The card of a project. */
export const project = /* groq */ `
  _id, "_view": "card", _type, title, "slug": slug.current, category, location, description,
  tradeOff,
  scope[]{ _key, label, value },
  typical[]{ _key, label, value },
  image { ${pictureFields} },
  article->{ ${link} }, "gone": select(!defined(article->) => article._ref),
  chatMessage` as const;
