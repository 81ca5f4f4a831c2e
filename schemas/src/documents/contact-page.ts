import { defineType } from "@sanity/types";
import { intro, pageTitle, searchPhrases, sectionsField, seoField } from "../fields.ts";
import { aliasFields } from "../objects/addresses.ts";

export const contactPage = defineType({
  name: "contactPage",
  title: "Contact",
  type: "document",
  fields: [pageTitle, intro, ...aliasFields(), sectionsField(), searchPhrases(), seoField()],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Contact", subtitle }),
  },
});
