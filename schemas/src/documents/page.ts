import { defineType } from "@sanity/types";
import { intro, pageTitle, sectionsField, seoField } from "../fields.ts";
import { aliasesField, slugField } from "../objects/addresses.ts";

/** A page at an address of the editor's choice, such as the privacy page. */
export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  fields: [pageTitle, slugField("/"), aliasesField(), intro, sectionsField(), seoField()],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
