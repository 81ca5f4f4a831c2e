import type { SchemaTypeDefinition } from "@sanity/types";
import { BLOCKS } from "./blocks.generated.ts";
import { article, articleCategory } from "./documents/article.ts";
import { navigation, navigationLink } from "./documents/navigation.ts";
import { packageObject, packageSet } from "./documents/package-set.ts";
import {
  aboutPage,
  contactPage,
  designPage,
  homePage,
  page,
  platformPage,
  sectionPage,
} from "./documents/pages.ts";
import { project } from "./documents/project.ts";
import { hireCategory, role } from "./documents/role.ts";
import { seo, seoPreset } from "./documents/seo.ts";
import { landing, service, serviceGroup } from "./documents/service.ts";
import { siteSettings } from "./documents/site-settings.ts";
import {
  chatTurn,
  exhibitRow,
  faqItem,
  featureItem,
  homeCard,
  picture,
  useCase,
} from "./objects/content.ts";
import { inlinePrice, pricePlace, priceTerm } from "./objects/inline-price.ts";
import { body, callout, callToAction, codeBlock, figure, table } from "./objects/portable-text.ts";
import { addOn, placePrice, price, quotedPrice } from "./objects/price.ts";
import { button, sections } from "./objects/sections.ts";

/** Documents that exist once; their id is their type. */
export const SINGLETON_TYPES = [
  "homePage",
  "aboutPage",
  "contactPage",
  "siteSettings",
  "navigation",
] as const;

/**
 * Types of a fixed set of documents, which editors can change but neither add nor remove. Section pages
 * are included because each has its own route (see `SECTION_SLUGS`).
 */
export const FIXED_TYPES = [...SINGLETON_TYPES, "sectionPage"] as const;

/** Documents that affect the whole site; only administrators change them. */
export const ADMINISTRATOR_TYPES = ["siteSettings", "navigation", "seoPreset"] as const;

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
  ...BLOCKS.map(({ type }) => type),
  addOn,
  body,
  button,
  callout,
  callToAction,
  chatTurn,
  exhibitRow,
  codeBlock,
  faqItem,
  featureItem,
  figure,
  homeCard,
  inlinePrice,
  landing,
  navigationLink,
  packageObject,
  picture,
  placePrice,
  price,
  pricePlace,
  priceTerm,
  quotedPrice,
  sections,
  seo,
  table,
  useCase,
];
