import { defineType } from "@sanity/types";
import { intro, pageTitle, searchPhrases, sectionsField, seoField } from "../fields.ts";
import { aliasFields } from "../objects/addresses.ts";

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About",
  type: "document",
  fields: [pageTitle, intro, ...aliasFields(), sectionsField(), searchPhrases(), seoField()],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "About", subtitle }),
  },
});
