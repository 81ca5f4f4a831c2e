import { defineType } from "@sanity/types";
import { byOrder, line, order, paragraph } from "../fields.ts";
import { anchorField } from "../objects/addresses.ts";

/** One of the twelve categories of hireable roles. */
export const hireCategory = defineType({
  name: "hireCategory",
  title: "Hire category",
  type: "document",
  fields: [
    line("title", "Title"),
    anchorField,
    paragraph("description", "Description", { rows: 2 }),
    order(),
  ],
  orderings: [byOrder],
  preview: { select: { title: "title", subtitle: "description" } },
});
