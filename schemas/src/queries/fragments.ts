/** Selects what `addressesOf` needs of a document (see `Addressable`). */
export const addressFields = /* groq */ `
  _type,
  "slug": slug.current,
  hasDetailPage,
  "landingSlug": landing.slug.current,
  "sectionSlug": group->section->slug.current,
  aliases
` as const;

/** What a link needs of the page it leads to: just enough for `pathOf` and `landingPathOf`. */
export const linkFields = /* groq */ `
  _type,
  "slug": slug.current,
  hasDetailPage,
  "landingSlug": landing.slug.current
` as const;

export const link = /* groq */ `_id, "_view": "link", ${linkFields}` as const;

/** A picture with what an `<img>` needs: address, size, crop and alternative text. */
export const pictureFields = /* groq */ `
  alt,
  crop,
  hotspot,
  "asset": asset->{
    "url": url,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  }
` as const;

/** The price a service has in one place, and what it covers: the reading kept for that place, or its starting price. */
export const priceAt = <const T extends string>(place: T) =>
  /* groq */ `
  "price": coalesce(placePrices[place == "${place}"][0].price, startingPrice),
  "priceIncludes": select(
    defined(placePrices[place == "${place}"][0].price) => placePrices[place == "${place}"][0].scope,
    priceIncludes
  )
` as const;

export const preset = /* groq */ `
  _id,
  "_view": "preset",
  key, title, description, keywords` as const;

/**
 * Search metadata with the preset that fills its gaps: the one it names, else the one called home.
 * `namesPreset` tells the two apart (see `search-metadata.ts`), whether or not what it names exists.
 */
export const seoFields = <const T extends string>(path: T) =>
  /* groq */ `
  "seo": ${path}{
    customTitle,
    customDescription,
    "namesPreset": defined(preset._ref),
    keywords,
    city,
    noIndex,
    image { ${pictureFields} }
  },
  "preset": coalesce(
    ${path}.preset->{ ${preset} },
    *[_type == "seoPreset" && key == "home"][0]{ ${preset} }
  )
` as const;

export const closingFields = /* groq */ `
  closing { heading, text, label, chatMessage, claims }
` as const;

export const featureFields = /* groq */ `_key, title, description, icon` as const;

export const packageSet = /* groq */ `
  _id,
  "_view": "packages",
  packages[]{ _key, title, price, scope, description, features, badge, isPopular, chatMessage }` as const;

/** Long-form text with its links and pictures resolved. */
export const bodyFields = <const T extends string>(field: T) =>
  /* groq */ `
  ${field}[]{
    ...,
    _type == "figure" => { ..., image { ${pictureFields} } },
    _type == "callToAction" => { ..., target->{ ${link} } },
    markDefs[]{
      ...,
      _type == "internalLink" => { ..., "target": reference->{ ${link} } }
    }
  }
` as const;

export const categoryLabel = /* groq */ `
  _id,
  "_view": "label",
  title` as const;

/** The part of a service that every card of it shows, whatever the price there. */
const serviceCardFields = /* groq */ `
  ${linkFields},
  title,
  "description": coalesce(cardText, description),
  screen,
  features,
  badge,
  isPopular,
  rating,
  reviewCount,
  chatMessage
` as const;

export const serviceCardCatalogue = /* groq */ `
  _id,
  "_view": "card-catalogue",
  ${serviceCardFields},
  "price": startingPrice,
  priceIncludes` as const;

export const serviceCardSection = /* groq */ `
  _id,
  "_view": "card-section",
  ${serviceCardFields},
  ${priceAt("section")}` as const;

/** What a role or a platform takes from its service: the starting price and the address. */
export const offer = /* groq */ `
  _id,
  "_view": "offer",
  ${linkFields},
  "price": startingPrice,
  priceIncludes` as const;

/** A line of a rate card: title, price and where it leads. */
export const rateLine = /* groq */ `
  _id,
  "_view": "rate-line",
  ${linkFields}, title, "price": startingPrice, priceIncludes` as const;

/**
 * What a page costs where its own page says it, whatever its type: a service by its template or its
 * chatbot page, a platform by its service, a design page by its packages.
 */
export const menuRate = /* groq */ `
  _id,
  "_view": "menu-rate",
  ${linkFields},
  "price": select(_type == "service" => coalesce(placePrices[place == "template"][0].price, startingPrice)),
  "landingPrice": select(_type == "service" => coalesce(placePrices[place == "landing"][0].price, startingPrice)),
  service->{ ${offer} },
  "packages": select(_type == "designPage" => sections[_type == "packages"][0].set->{ ${packageSet} })` as const;

export const articleCard = /* groq */ `
  _id,
  "_view": "card",
  ${linkFields},
  title,
  excerpt,
  publishedAt,
  image { ${pictureFields} },
  category->{ ${categoryLabel} }` as const;

/** What a card with words of its own takes from its subject: the price on the home page and the address. */
export const homeOffer = /* groq */ `
  _id,
  "_view": "offer-home",
  ${linkFields}, rating, reviewCount, ${priceAt("home")}` as const;

/** A platform page as a card of its section page. */
export const platformCard = /* groq */ `
  _id,
  "_view": "card",
  ${linkFields}, platform, summary, icon, service->{ ${offer} }` as const;

/** A design page as a card of its section page: its first picture, and its packages for the price. */
export const designCard = /* groq */ `
  _id,
  "_view": "card",
  ${linkFields},
  title,
  summary,
  "image": sections[_type == "pictures"][0].pictures[0]{ ${pictureFields} },
  "packages": sections[_type == "packages"][0].set->{ ${packageSet} }` as const;

/** What frames the blocks of a rich page, whichever document holds it. */
export const richFrame = /* groq */ `
  heroImage { ${pictureFields} },
  conversation[]{ _key, from, text },
  serviceType
` as const;
