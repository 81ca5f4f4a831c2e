export { tags } from "@currawong/schemas/tags";

import { tags } from "@currawong/schemas/tags";

type Marked = { _id: string; _view: string };

const isMarked = (value: object): value is Marked =>
  "_id" in value &&
  typeof value._id === "string" &&
  "_view" in value &&
  typeof value._view === "string";

/** The tags of every document view in a query's result, each once (see `schemas/src/views.ts`). */
export function viewTags(result: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && isMarked(value)) found.add(tags.view(value._id, value._view));
    for (const child of Object.values(value)) walk(child);
  };
  walk(result);
  return [...found];
}
