import { defineType } from "@sanity/types";
import { field, line } from "../fields.ts";

export const articleCategory = defineType({
  name: "articleCategory",
  title: "Article category",
  type: "document",
  fields: [
    line("title", "Title"),
    // No page is made of it yet, so nothing asks for it.
    field("slug", "slug", "Short name", {
      description: "Optional. If empty, the site shows the title on its own.",
      options: { source: "title" },
    }),
  ],
});
