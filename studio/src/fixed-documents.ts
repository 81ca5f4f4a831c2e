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

/** Whether documents of a type can be added from a “create new” list: the media library has its own forms. */
export const isAddable = (type: string): boolean => !isFixed(type) && !type.startsWith("media.");
