/** Everything a cached result may depend on, as cache tags. */
export const tags = {
  /** One view of one document. */
  view: (id: string, view: string) => `${id}:${view}`,
  /** Which documents of a type exist, and their order. */
  list: (type: string) => `list:${type}`,
  /** The addresses of documents. */
  addresses: "addresses",
  /** Any change to any public document. */
  documents: "documents",
};

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
