import { defineField, defineType } from "@sanity/types";
import { byOrder, line, order, paragraph, priceIncludes } from "../fields.ts";
import { anchorField } from "../objects/addresses.ts";

/** One of the ten groups of the service catalogue. */
export const serviceGroup = defineType({
  name: "serviceGroup",
  title: "Service group",
  type: "document",
  fields: [
    line("title", "Title"),
    anchorField,
    paragraph("description", "Description"),
    order(),
    defineField({
      name: "section",
      title: "Section page",
      description: "Its services can also be reached under this page’s address.",
      type: "reference",
      to: [{ type: "sectionPage" }],
    }),
    defineField({
      name: "startingPrice",
      title: "Starting price",
      description: "Shown where the whole group is offered, such as the cards on the home page.",
      type: "price",
    }),
    priceIncludes(),
  ],
  orderings: [byOrder],
  preview: { select: { title: "title", subtitle: "description" } },
});
