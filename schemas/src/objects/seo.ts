import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/**
 * What search engines and social networks show. Whatever is empty comes from the preset, and without
 * one from the page itself (`search-metadata.ts`).
 */
export const seo = defineType({
  name: "seo",
  title: "Search and sharing",
  type: "object",
  fields: [
    defineField({
      name: "preset",
      title: "Preset",
      description:
        "Fills in the title, description and keywords you leave empty below. With no preset, the page’s own title and introduction are used.",
      type: "reference",
      to: [{ type: "seoPreset" }],
    }),
    defineField({
      name: "customTitle",
      title: "Search title",
      description:
        "The blue line in search results. Up to 60 characters. If empty: the preset’s title, or the page’s if there is no preset.",
      type: "string",
      validation: searchTitleLength,
    }),
    defineField({
      name: "customDescription",
      title: "Search description",
      description:
        "The two grey lines below it. Up to 160 characters. If empty: the preset’s description, or the page’s introduction if there is no preset.",
      type: "text",
      rows: 3,
      validation: searchDescriptionLength,
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      description: "If empty: the preset’s, or the home page’s if there is no preset.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
    }),
    defineField({
      name: "city",
      title: "City",
      description: "Added to the title, for a page about one city.",
      type: "string",
    }),
    defineField({
      name: "image",
      title: "Sharing picture",
      description: "1200 × 630. Left empty, a card is drawn from the title and the price.",
      type: "picture",
    }),
    defineField({
      name: "noIndex",
      title: "Keep out of search engines",
      type: "boolean",
    }),
  ],
});
