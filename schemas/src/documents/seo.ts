import { documentType, field, line, list, objectType, reference } from "../fields.ts";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/** Ranks presets in the Studio’s search below the documents whose text they repeat. */
const LAST = { search: { weight: 0.5 } };

/** Search metadata by page key. A page whose preset was deleted falls back to the preset `home`. */
export const seoPreset = documentType("seoPreset", "Search preset", {
  fields: [
    field("string", "key", "Key", {
      description:
        "Pages choose a preset by this name. Keep the one called home: it replaces any preset that is deleted.",
      options: { ...LAST, isCode: true },
      validation: (rule) => rule.required(),
    }),
    field("string", "title", "Search title", {
      description: "The agency’s name follows where there is room for it.",
      options: LAST,
      validation: (rule) => [rule.required(), searchTitleLength(rule)],
    }),
    field("text", "description", "Search description", {
      rows: 3,
      validation: searchDescriptionLength,
    }),
    list("keywords", "Keywords", "string", {
      options: { layout: "tags" },
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: { select: { title: "title", subtitle: "key" } },
});

/** What search engines and social networks show; `search-metadata.ts` fills in what is empty. */
export const seo = objectType("seo", "Search and sharing", {
  fields: [
    reference("preset", "Preset", "seoPreset", {
      description:
        "Fills in the title, description and keywords you leave empty below. With no preset, the page’s own title and introduction are used.",
    }),
    field("string", "customTitle", "Search title", {
      description:
        "The blue line in search results. Up to 60 characters. If empty: the preset’s title, or the page’s if there is no preset, and the agency’s name if there is room.",
      validation: searchTitleLength,
    }),
    field("text", "customDescription", "Search description", {
      description:
        "The two grey lines below it. Up to 160 characters. If empty: the preset’s description, or the page’s introduction if there is no preset.",
      rows: 3,
      validation: searchDescriptionLength,
    }),
    list("keywords", "Keywords", "string", {
      description: "If empty: the preset’s, or the home page’s if there is no preset.",
      options: { layout: "tags" },
    }),
    line("city", "City", {
      description: "Added to the title, for a page about one city.",
      optional: true,
    }),
    field("picture", "image", "Sharing picture", {
      description: "1200 × 630. Left empty, a card is drawn from the title and the price.",
    }),
    field("boolean", "noIndex", "Keep out of search engines"),
  ],
});
