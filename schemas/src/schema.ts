import type { SchemaTypeDefinition } from "@sanity/types";
import {
  hireCategory,
  packageObject,
  packageSet,
  role,
  serviceGroup,
} from "./documents/catalogue.ts";
import {
  aboutPage,
  contactPage,
  designPage,
  homeCard,
  homePage,
  page,
  platformPage,
  sectionPage,
} from "./documents/pages.ts";
import { landing, service } from "./documents/service.ts";
import { navigation, navigationLink, seoPreset, siteSettings } from "./documents/site.ts";
import { article, articleCategory, project } from "./documents/writing.ts";
import { chatTurn, closing, faqItem, featureItem, useCase } from "./objects/content.ts";
import { picture } from "./objects/image.ts";
import { body, callout, callToAction, codeBlock, figure, table } from "./objects/portable-text.ts";
import { addOn, placePrice, price, quotedPrice } from "./objects/price.ts";
import { seo } from "./objects/seo.ts";

/** Documents that exist once; their id is their type. */
export const SINGLETON_TYPES = [
  "homePage",
  "aboutPage",
  "contactPage",
  "siteSettings",
  "navigation",
] as const;

/** Every type of the content model: what the Studio edits and what the seed writes. */
export const schemaTypes: SchemaTypeDefinition[] = [
  service,
  serviceGroup,
  hireCategory,
  role,
  packageSet,
  platformPage,
  designPage,
  sectionPage,
  homePage,
  aboutPage,
  contactPage,
  page,
  article,
  articleCategory,
  project,
  seoPreset,
  siteSettings,
  navigation,
  addOn,
  body,
  callout,
  callToAction,
  chatTurn,
  closing,
  codeBlock,
  faqItem,
  featureItem,
  figure,
  homeCard,
  landing,
  navigationLink,
  packageObject,
  picture,
  placePrice,
  price,
  quotedPrice,
  seo,
  table,
  useCase,
];
