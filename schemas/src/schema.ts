import type { SchemaTypeDefinition } from "@sanity/types";
import { BLOCKS } from "./blocks.ts";
import { navigationLink } from "./documents/navigation.ts";
import { packageObject } from "./documents/package-set.ts";
import { seo } from "./documents/seo.ts";
import { landing, plate } from "./documents/service.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import {
  chatTurn,
  exhibitRow,
  faqItem,
  featureItem,
  homeCard,
  picture,
  pictureArea,
  plateFrame,
  step,
  useCase,
} from "./objects/content.ts";
import { inlinePrice, pricePlace, priceTerm } from "./objects/inline-price.ts";
import {
  duration,
  exclusion,
  limitedInclusion,
  offerCount,
  offerFacts,
  term,
} from "./objects/offer-facts.ts";
import {
  body,
  callout,
  callToAction,
  codeBlock,
  figure,
  table,
  webAddress,
} from "./objects/portable-text.ts";
import { addOn, placePrice, price, quotedPrice } from "./objects/price.ts";
import { button, sections } from "./objects/sections.ts";
import { TYPE_NAMES } from "./types.ts";

/** Every type of the content model: what the Studio edits and what the seed writes. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...TYPE_NAMES.map((type) => DOCUMENTS[type]),
  ...BLOCKS.map(({ type }) => type),
  addOn,
  body,
  button,
  callout,
  callToAction,
  chatTurn,
  duration,
  exclusion,
  exhibitRow,
  codeBlock,
  faqItem,
  featureItem,
  figure,
  homeCard,
  inlinePrice,
  landing,
  limitedInclusion,
  offerCount,
  offerFacts,
  plate,
  plateFrame,
  navigationLink,
  packageObject,
  picture,
  pictureArea,
  placePrice,
  price,
  pricePlace,
  priceTerm,
  quotedPrice,
  sections,
  seo,
  step,
  table,
  term,
  useCase,
  webAddress,
];
