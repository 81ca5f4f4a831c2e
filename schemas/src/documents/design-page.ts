import { defineType } from "@sanity/types";
import { OPENING_AND_CLOSING } from "../blocks/opening-and-closing.ts";
import { order, pageTitle, paragraph, searchPhrases, sectionsField, seoField } from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";

/** A page about one kind of interface design. Its cards show its first picture and its packages. */
export const designPage = defineType({
  name: "designPage",
  title: "Design page",
  type: "document",
  fields: [
    pageTitle,
    slugField("/ui-ux-design/"),
    ...aliasFields(),
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Introduction"),
    order(),
    sectionsField(),
    searchPhrases(),
    seoField(),
  ],
  initialValue: { sections: OPENING_AND_CLOSING },
  preview: { select: { title: "title", subtitle: "summary" } },
});
