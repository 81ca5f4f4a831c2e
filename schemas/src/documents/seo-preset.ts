import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { presetInUse, uniquePresetKey } from "../validation/presets.ts";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/** In the Studio’s own search, presets come after the documents whose words they repeat. */
const LAST = { search: { weight: 0.5 } };

/** Search metadata by page key. A page whose preset is gone falls back to the one called `home`. */
export const seoPreset = defineType({
  name: "seoPreset",
  title: "Search preset",
  type: "document",
  fields: [
    defineField({
      name: "key",
      title: "Key",
      description:
        "Pages choose a preset by this name. Keep the one called home: it replaces any preset that is deleted.",
      type: "string",
      options: LAST,
      validation: (rule) => rule.required().custom(uniquePresetKey),
    }),
    defineField({
      name: "title",
      title: "Search title",
      type: "string",
      options: LAST,
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
  validation: (rule) => rule.custom(presetInUse).warning(),
  preview: { select: { title: "key", subtitle: "title" } },
});
