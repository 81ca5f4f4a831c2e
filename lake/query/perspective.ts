import { httpError } from "../errors.ts";
import type { Identity } from "../store/identity.ts";
import type { View } from "../store/views.ts";

/** The first API version whose default perspective is `published` (earlier: `raw`). */
const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * The documents a request sees.
 * @param perspective the request's parameter: `published`, `drafts` (or the older `previewDrafts`),
 *   `raw`, or a comma-separated stack of releases; null for the API version's default.
 * @param identity null sees public documents only, whatever it asks for.
 * @throws 400 for a name that cannot be a perspective.
 */
export function viewFor(
  perspective: string | null,
  apiVersion: string,
  identity: Identity | null,
): View {
  const layers = perspectiveLayers(perspective, apiVersion);
  if (!identity) return "public";
  const [first] = layers;
  if (layers.length === 1) {
    if (first === "raw" || first === "published") return first;
  }
  return { layers };
}

function perspectiveLayers(perspective: string | null, apiVersion: string): string[] {
  if (perspective === null || perspective === "") {
    // "X" sorts after every date and "1" before, as they should.
    return [apiVersion >= PUBLISHED_BY_DEFAULT ? "published" : "raw"];
  }
  const layers = perspective
    .split(",")
    .map((layer) => (layer === "previewDrafts" ? "drafts" : layer.trim()));
  const invalid = layers.find((layer) => !/^[A-Za-z0-9_-]+$/.test(layer));
  if (invalid !== undefined) throw httpError(400, `Invalid perspective "${invalid}"`);
  if (layers.length > 1 && layers.includes("raw")) {
    throw httpError(400, 'The perspective "raw" cannot be combined with others');
  }
  return layers;
}
