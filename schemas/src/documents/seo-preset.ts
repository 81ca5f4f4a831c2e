import { documentType, field, list } from "../fields.ts";
import { presetInUse, uniquePresetKey } from "../validation/presets.ts";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/** In the Studio’s own search, presets come after the documents whose words they repeat. */
const LAST = { search: { weight: 0.5 } };

/** Search metadata by page key. A page whose preset is gone falls back to the one called `home`. */
export const seoPreset = documentType("seoPreset", "Search preset", {
  fields: [
    field("string", "key", "Key", {
      description:
        "Pages choose a preset by this name. Keep the one called home: it replaces any preset that is deleted.",
      options: LAST,
      validation: (rule) => rule.required().custom(uniquePresetKey),
    }),
    field("string", "title", "Search title", {
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
  validation: (rule) => rule.custom(presetInUse).warning(),
  preview: { select: { title: "key", subtitle: "title" } },
});
