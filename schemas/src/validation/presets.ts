import type { ValidationContext } from "@sanity/types";
import { baseId, lakeOf } from "./lake.ts";

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
