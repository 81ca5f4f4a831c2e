import { SINGLETON_TYPES } from "@currawong/schemas/schema";
import type { DocumentActionsResolver } from "sanity";

const KEPT_ACTIONS = new Set(["publish", "discardChanges", "restore"]);

/** True for a type of which there is exactly one document. */
export function isSingleton(type: string): boolean {
  return (SINGLETON_TYPES as readonly string[]).includes(type);
}

/** What an editor may do: a singleton can be neither deleted, duplicated nor unpublished. */
export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingleton(schemaType)
    ? actions.filter(({ action }) => action && KEPT_ACTIONS.has(action))
    : actions;

/** Leaves out of a "create new" list what there is only one of. */
export function withoutSingletons<T extends { schemaType?: string; templateId?: string }>(
  options: T[],
): T[] {
  return options.filter(
    ({ schemaType, templateId }) => !isSingleton(schemaType ?? templateId ?? ""),
  );
}
