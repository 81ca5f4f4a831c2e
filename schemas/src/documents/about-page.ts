import { defineType } from "@sanity/types";
import { intro, pageTitle, sectionsField, seoField } from "../fields.ts";
import { aliasesField } from "../objects/addresses.ts";

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About",
  type: "document",
  fields: [pageTitle, intro, aliasesField(), sectionsField(), seoField()],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "About", subtitle }),
  },
});
