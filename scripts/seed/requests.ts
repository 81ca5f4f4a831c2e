import type { ArtRequest } from "@currawong/content/compile";
import { isRecord } from "@currawong/schemas/record";

/** Every picture authored content asks for, in the order it is met. */
export function artRequestsIn(value: unknown): ArtRequest[] {
  if (Array.isArray(value)) return value.flatMap(artRequestsIn);
  if (!isRecord(value)) return [];
  const { art } = value;
  if (isRecord(art) && typeof art.kind === "string" && typeof art.slug === "string") {
    return [{ kind: art.kind, slug: art.slug }];
  }
  return Object.values(value).flatMap(artRequestsIn);
}
