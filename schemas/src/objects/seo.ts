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
        "Supplies the title, description and keywords that are left empty below. Without one, the page’s own title and introduction are used.",
      type: "reference",
      to: [{ type: "seoPreset" }],
    }),
    defineField({
      name: "customTitle",
      title: "Search title",
      description:
        "The blue line in search results. Up to 60 characters. Left empty, it is the preset’s; without a preset, the title of the page.",
      type: "string",
      validation: searchTitleLength,
    }),
    defineField({
      name: "customDescription",
      title: "Search description",
      description:
        "The two grey lines below it. Up to 160 characters. Left empty, it is the preset’s; without a preset, the introduction of the page.",
      type: "text",
      rows: 3,
      validation: searchDescriptionLength,
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      description: "Left empty, they are the preset’s; without a preset, those of the home page.",
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
