import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { line } from "../fields.ts";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/** Search metadata by page key. A page whose preset is gone falls back to the one called `home`. */
export const seoPreset = defineType({
  name: "seoPreset",
  title: "Search preset",
  type: "document",
  fields: [
    line("key", "Key", {
      description:
        "Pages choose a preset by this name. Keep the one called home: it stands in for any that is deleted.",
    }),
    defineField({
      name: "title",
      title: "Search title",
      type: "string",
      validation: (rule) => [rule.required(), searchTitleLength(rule)],
    }),
    defineField({
      name: "description",
      title: "Search description",
      type: "text",
      rows: 3,
      validation: searchDescriptionLength,
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: { select: { title: "key", subtitle: "title" } },
});
