import type { ValidationContext } from "@sanity/types";
import { FALLBACK_PRESET } from "../search-metadata.ts";
import { baseId, lakeOf } from "./lake.ts";

type Preset = { _id: string; key?: string };

/** Validates that no other preset has the key: pages would take either’s words. */
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
    : `Another preset is called “${key}” already. Give this one a key of its own.`;
}

const lacksWords = (seo: string) =>
  `coalesce(${seo}.customTitle, "") == "" || coalesce(${seo}.customDescription, "") == ""`;

/** How many documents name the preset, and how many of them take a title or description from it. */
const USE_QUERY = `{
  "naming": count(*[references($id)]),
  "taking": count(*[
    (seo.preset._ref == $id && (${lacksWords("seo")}))
    || (landing.seo.preset._ref == $id && (${lacksWords("landing.seo")}))
  ])
}`;

/**
 * Validates that a change of the preset changes a page: that one names it, and leaves words to it. The
 * one called home stands in for those that are gone and needs no page.
 */
export async function presetInUse(
  preset: unknown,
  context: ValidationContext,
): Promise<true | string> {
  // Only documents of this type are given to the rule.
  const { _id, key } = (preset ?? {}) as Partial<Preset>;
  if (!_id || key === FALLBACK_PRESET) return true;
  const { naming, taking } = await lakeOf(context, "raw").fetch<{ naming: number; taking: number }>(
    USE_QUERY,
    { id: baseId(_id) },
  );
  if (taking > 0) return true;
  return naming === 0
    ? "No page names this preset. Choose it where its words belong (“Search and sharing” of a page), or delete it."
    : "Every page that names this preset has a title and description of its own. Leave one of them to the preset.";
}
