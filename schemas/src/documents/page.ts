import { defineField, defineType } from "@sanity/types";
import { intro, pageTitle, seoField } from "../fields.ts";
import { aliasesField, slugField } from "../objects/addresses.ts";

/** A plain page of text, such as the privacy page. */
export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  fields: [
    pageTitle,
    slugField("/"),
    aliasesField(),
    intro,
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      validation: (rule) => rule.required(),
    }),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
