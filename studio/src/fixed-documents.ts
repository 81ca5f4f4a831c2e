import { FIXED_TYPES } from "@currawong/schemas/schema";
import type { DocumentActionsResolver } from "sanity";

const ALLOWED_ACTIONS = new Set([
  "publish",
  "schedule",
  "discardChanges",
  "discardVersion",
  "restore",
]);

/** True for a type whose documents the site has a place for each: no more, and no fewer. */
export const isFixed = (type: string): boolean => (FIXED_TYPES as readonly string[]).includes(type);

/** What an editor may do: a fixed document can be neither deleted, duplicated nor unpublished. */
export const fixedDocumentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isFixed(schemaType)
    ? actions.filter(({ action }) => action && ALLOWED_ACTIONS.has(action))
    : actions;

/** True for the tags and folders of the media library, which has forms of its own for them. */
export const isOfMedia = (type: string): boolean => type.startsWith("media.");

/** Leaves out of a "create new" list what the site has no place for another of, and what the media library makes. */
export function withoutFixed<T extends { schemaType?: string; templateId?: string }>(
  options: T[],
): T[] {
  return options.filter(({ schemaType, templateId }) => {
    const type = schemaType ?? templateId ?? "";
    return !isFixed(type) && !isOfMedia(type);
  });
}
