/* What the site reads of texts: films, pictures and links in them, and the prices that they name. */

import { link, pictureFields } from "./fragments.ts";

const listedPrices = /* groq */ `
  placePrices[]{ _key, price{ amount } },
  addOns[]{ _key, price{ amount } },
  packages[]{ _key, price{ amount } }` as const;

/** The prices of a document that a text may name, with their places (see `quoted-price.ts`). */
export const quotablePrices = /* groq */ `startingPrice{ amount }, ${listedPrices}` as const;

/** The view used by a text that names a starting price: only that price. */
export const startingPriceView = /* groq */ `
  _id, "_view": "starting-price", startingPrice{ amount }` as const;

/** The view used by a text that names any other price: of one place, an add-on or a package. */
export const listedPricesView = /* groq */ `
  _id, "_view": "listed-prices", ${listedPrices}` as const;

/** A price that a text names, with only the view of its document that contains it. */
const quotedTerm = /* groq */ `
  _type, _key, place, times,
  "prices": select(
    place == "startingPrice" => document->{ ${startingPriceView} },
    document->{ ${listedPricesView} }
  )
` as const;

/** The content of a paragraph: text, and prices with the views they are read from. */
const childrenFields = /* groq */ `
  children[]{
    ...,
    _type == "inlinePrice" => { ${quotedTerm}, plus[]{ ${quotedTerm} } }
  }
` as const;

/** A film: its poster, its address, whichever it has, and what is said in it. */
export const filmFields = /* groq */ `
  poster{ ${pictureFields} },
  "address": coalesce(file.asset->url, link),
  transcript` as const;

/** Long-form text with its links, pictures and prices resolved. */
export const bodyFields = <const T extends string>(field: T) =>
  /* groq */ `
  ${field}[]{
    ...,
    _type == "block" => { ..., ${childrenFields} },
    _type == "table" => { ..., rows[]{ ..., cells[]{ ..., ${childrenFields} } } },
    _type == "figure" => { ..., image { ${pictureFields} } },
    _type == "callToAction" => {
      ..., target->{ ${link} }, "gone": select(!defined(target->) => target._ref)
    },
    _type == "video" => { _key, _type, heading, isHidden, ${filmFields} },
    markDefs[]{
      ...,
      _type == "internalLink" => {
        ..., "target": reference->{ ${link} }, "gone": select(!defined(reference->) => reference._ref)
      }
    }
  }
` as const;
