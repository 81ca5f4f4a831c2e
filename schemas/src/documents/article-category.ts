import { defineField, defineType } from "@sanity/types";
import { line } from "../fields.ts";
import { cleanSlug } from "../validation/rules.ts";

export const articleCategory = defineType({
  name: "articleCategory",
  title: "Article category",
  type: "document",
  fields: [
    line("title", "Title"),
    defineField({
      name: "slug",
      title: "Slug",
      type: "slug",
      options: { source: "title" },
      validation: cleanSlug,
    }),
  ],
});
