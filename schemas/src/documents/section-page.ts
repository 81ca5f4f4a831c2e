import { defineType } from "@sanity/types";
import {
  field,
  intro,
  pageTitle,
  priceIncludes,
  searchPhrases,
  sectionsField,
  seoField,
} from "../fields.ts";
import { aliasFields, sectionSlugField } from "../objects/addresses.ts";

/** The head page of a section, such as `/ai-services`. */
export const sectionPage = defineType({
  name: "sectionPage",
  title: "Section page",
  type: "document",
  fields: [
    pageTitle,
    sectionSlugField,
    ...aliasFields(),
    intro,
    field("price", "startingPrice", "Price on the home page", {
      description: "Shown on cards that offer the whole section, such as those of the home page.",
    }),
    priceIncludes(),
    sectionsField(),
    searchPhrases(),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
