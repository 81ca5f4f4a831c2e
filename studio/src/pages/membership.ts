import { tags } from "@currawong/schemas/tags";
import { isListedType, membershipField } from "@currawong/schemas/types";
import type { WholeDocument } from "../dataset/versions.ts";

/** The tag of those that a page lists with a document, such as the articles of its category; none without one. */
export function membershipOf(document: WholeDocument): string[] {
  const { _type: type } = document;
  const field = membershipField(type)?.field;
  // The field is a reference; an import may have left anything.
  const group = field && (document[field] as { _ref?: unknown } | null | undefined)?._ref;
  return isListedType(type) && typeof group === "string" ? [tags.members(type, group)] : [];
}
