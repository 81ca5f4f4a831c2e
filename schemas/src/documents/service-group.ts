import { defineType } from "@sanity/types";
import { byOrder, field, line, order, paragraph, priceIncludes, reference } from "../fields.ts";
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
    reference("section", "Section page", "sectionPage", {
      description: "Its services can also be reached under this page’s address.",
    }),
    field("price", "startingPrice", "Starting price", {
      description: "Shown where the whole group is offered, such as the cards on the home page.",
    }),
    priceIncludes(),
  ],
  orderings: [byOrder],
  preview: { select: { title: "title", subtitle: "description" } },
});
