import { defineField, defineType } from "@sanity/types";
import { line, order, pageTitle, paragraph, searchPhrases, seoField } from "../fields.ts";
import { ICONS } from "../icons.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";
import { richFrameFields } from "../objects/content.ts";

/** A page about one social platform, in the rich layout. */
export const platformPage = defineType({
  name: "platformPage",
  title: "Platform page",
  type: "document",
  fields: [
    pageTitle,
    slugField("/social-media/"),
    ...aliasFields(),
    line("platform", "Platform", { description: "Its name on cards, e.g. Instagram." }),
    defineField({
      name: "icon",
      title: "Icon on cards",
      type: "string",
      options: { list: ICONS.map((value) => ({ value, title: value })) },
    }),
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Introduction"),
    defineField({
      name: "service",
      title: "Service",
      description: "Cards take their price and “Read More Details” link from it.",
      type: "reference",
      to: [{ type: "service" }],
    }),
    order(),
    ...richFrameFields,
    searchPhrases(),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "heroImage" } },
});
