import { FIXED_TYPES } from "@currawong/schemas/types";
import type { DocumentActionsResolver } from "sanity";

const ALLOWED_ACTIONS = new Set([
  "publish",
  "schedule",
  "discardChanges",
  "discardVersion",
  "restore",
]);

/** True for a type with a fixed set of documents: editors can neither add nor remove one. */
export const isFixed = (type: string): boolean => (FIXED_TYPES as readonly string[]).includes(type);

/** Removes the actions that delete, duplicate or unpublish a fixed document. */
export const fixedDocumentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isFixed(schemaType)
    ? actions.filter(({ action }) => action && ALLOWED_ACTIONS.has(action))
    : actions;

/** True for tags and folders of the media library, which has its own forms for them. */
const isOfMedia = (type: string): boolean => type.startsWith("media.");

/** Removes fixed types and the media library’s types from a "create new" list. */
export function withoutFixed<T extends { schemaType?: string; templateId?: string }>(
  options: T[],
): T[] {
  return options.filter(({ schemaType, templateId }) => {
    const type = schemaType ?? templateId ?? "";
    return !isFixed(type) && !isOfMedia(type);
  });
}
