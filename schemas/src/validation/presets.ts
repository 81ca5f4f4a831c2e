import type { ValidationContext } from "@sanity/types";
import { FALLBACK_PRESET } from "../search-metadata.ts";
import { baseId, lakeOf } from "./lake.ts";

type Preset = { _id: string; key?: string };

/** Validates that no other preset has the key: a page could get the metadata of either. */
export async function uniquePresetKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!key || !context.document) return true;
  const own = baseId(context.document._id);
  const ids = await lakeOf(context, "raw").fetch<string[]>(
    `*[_type == "seoPreset" && key == $key]._id`,
    { key },
  );
  return ids.every((id) => baseId(id) === own)
    ? true
    : `Another preset is already called “${key}”. Give this one its own key.`;
}

const lacksMetadata = (seo: string) =>
  `coalesce(${seo}.customTitle, "") == "" || coalesce(${seo}.customDescription, "") == ""`;

/** How many documents name the preset, and how many of them take a title or description from it. */
const USE_QUERY = `{
  "naming": count(*[references($id)]),
  "taking": count(*[
    (seo.preset._ref == $id && (${lacksMetadata("seo")}))
    || (landing.seo.preset._ref == $id && (${lacksMetadata("landing.seo")}))
  ])
}`;

/**
 * Validates that a page uses the preset: that one names it and takes its title or description from it.
 * The home preset is used in place of deleted presets and needs no page.
 */
export async function presetInUse(
  preset: unknown,
  context: ValidationContext,
): Promise<true | string> {
  // The rule only applies to documents of this type.
  const { _id, key } = (preset ?? {}) as Partial<Preset>;
  if (!_id || key === FALLBACK_PRESET) return true;
  const { naming, taking } = await lakeOf(context, "raw").fetch<{ naming: number; taking: number }>(
    USE_QUERY,
    { id: baseId(_id) },
  );
  if (taking > 0) return true;
  return naming === 0
    ? "No page uses this preset. Choose it in a page’s “Search and sharing”, or delete it."
    : "Every page that uses this preset has its own title and description. Leave one of them empty to use the preset’s.";
}
