import type { DocumentDefinition, SchemaTypeDefinition } from "@sanity/types";
import { BLOCKS } from "./blocks.ts";
import * as articles from "./documents/article.ts";
import * as navigation from "./documents/navigation.ts";
import * as packageSets from "./documents/package-set.ts";
import * as pages from "./documents/pages.ts";
import * as projects from "./documents/project.ts";
import * as roles from "./documents/role.ts";
import * as search from "./documents/seo.ts";
import * as services from "./documents/service.ts";
import * as settings from "./documents/site-settings.ts";
import * as content from "./objects/content.ts";
import * as inlinePrices from "./objects/inline-price.ts";
import * as offerFacts from "./objects/offer-facts.ts";
import * as texts from "./objects/portable-text.ts";
import * as prices from "./objects/price.ts";
import * as sections from "./objects/sections.ts";
import { type DocumentType, TYPE_NAMES } from "./types.ts";

/** What the modules of documents export: the document types, and objects that belong to one. */
export const DOCUMENTS = {
  ...articles,
  ...navigation,
  ...packageSets,
  ...pages,
  ...projects,
  ...roles,
  ...search,
  ...services,
  ...settings,
} satisfies Record<DocumentType, DocumentDefinition>;

const objects = { ...content, ...inlinePrices, ...offerFacts, ...texts, ...prices, ...sections };

const isType = (exported: object): exported is SchemaTypeDefinition => "type" in exported;

/** Every type of the content model: what the Studio edits and what the seed writes. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...TYPE_NAMES.map((type) => DOCUMENTS[type]),
  ...BLOCKS.map(({ type }) => type),
  ...Object.values({ ...DOCUMENTS, ...objects }).filter(
    (exported) => isType(exported) && exported.type !== "document",
  ),
];
