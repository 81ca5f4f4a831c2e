import { defineType } from "@sanity/types";
import { intro, pageTitle, searchPhrases, sectionsField, seoField } from "../fields.ts";
import { aliasFields } from "../objects/addresses.ts";

/** A page that exists once, at an address of its own. */
const singlePage = (name: string, title: string) =>
  defineType({
    name,
    title,
    type: "document",
    fields: [pageTitle, intro, ...aliasFields(), sectionsField(), searchPhrases(), seoField()],
    preview: {
      select: { subtitle: "title" },
      prepare: ({ subtitle }) => ({ title, subtitle }),
    },
  });

export const aboutPage = singlePage("aboutPage", "About");
export const contactPage = singlePage("contactPage", "Contact");
