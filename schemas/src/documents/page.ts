import { defineType } from "@sanity/types";
import { OPENING_AND_CLOSING } from "../blocks/opening-and-closing.ts";
import { intro, pageTitle, searchPhrases, sectionsField, seoField } from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";

/** A page at an address of the editor's choice, such as the privacy page. */
export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  fields: [
    pageTitle,
    slugField("/"),
    ...aliasFields(),
    intro,
    sectionsField(),
    searchPhrases(),
    seoField(),
  ],
  initialValue: { sections: OPENING_AND_CLOSING },
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
