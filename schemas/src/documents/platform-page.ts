import { defineType } from "@sanity/types";
import {
  field,
  line,
  order,
  pageTitle,
  paragraph,
  reference,
  searchPhrases,
  seoField,
} from "../fields.ts";
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
    field("string", "icon", "Icon on cards", {
      options: { list: ICONS.map((value) => ({ value, title: value })) },
    }),
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Introduction"),
    reference("service", "Service", "service", {
      description: "Cards take their price and “Read More Details” link from it.",
    }),
    order(),
    ...richFrameFields,
    searchPhrases(),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "heroImage" } },
});
