import { tags } from "@currawong/schemas/tags";
import { getTypeEntry, isListedType } from "@currawong/schemas/types";
import type { WholeDocument } from "../dataset/versions.ts";

/** The tag of the members of a document's group, such as those of an article's category; none without a group. */
export function membershipOf(document: WholeDocument): string[] {
  const { _type: type } = document;
  const field = getTypeEntry(type)?.group?.field;
  // The field is a reference; an import may have left anything.
  const group = field && (document[field] as { _ref?: unknown } | null | undefined)?._ref;
  return isListedType(type) && typeof group === "string" ? [tags.members(type, group)] : [];
}
