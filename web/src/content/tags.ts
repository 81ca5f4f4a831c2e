export { tags } from "@currawong/schemas/tags";

import { tags } from "@currawong/schemas/tags";

type Marked = { _id: string; _view: string };

function isMarked(value: object): value is Marked {
  const { _id, _view } = value as Partial<Marked>; // Each is checked.
  return typeof _id === "string" && typeof _view === "string";
}

/**
 * The tags of every document view in a query's result, each once (see `schemas/src/views.ts`), and of every document
 * that it leads to and that is gone: it is shown again once it is back.
 */
export function viewTags(result: unknown): string[] {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isMarked(value)) names.add(tags.view(value._id, value._view));
    for (const id of "gone" in value ? [value.gone].flat() : [])
      if (typeof id === "string") names.add(tags.existence(id));
    for (const child of Object.values(value)) walk(child);
  };
  walk(result);
  return [...names];
}

/** Whether a document is missing from a query's result: the result itself, or one that it lists. */
export function isIncomplete(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return true;
  if (isMarked(result)) return false;
  return Object.values(result).some((part) => [part].flat().includes(null));
}
