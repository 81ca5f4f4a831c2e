import { VIEWS } from "@currawong/schemas/views";
import { evaluate, parse } from "groq-js";

/** A document, whole. */
export type WholeDocument = Readonly<{ _id: string; _type: string; [field: string]: unknown }>;

const queries = new Map<string, ReturnType<typeof parse>>();

/** Every view of a document in one query, as the site reads them to see what a change concerns. */
function viewsQuery(type: string): ReturnType<typeof parse> {
  const known = queries.get(type);
  if (known) return known;
  const views = Object.entries(VIEWS[type]?.views ?? {});
  const parts = views.map(([name, projection]) => `"${name}": { ${projection} }`);
  const query = parse(`*[0]{ ${parts.join(", ")} }`);
  queries.set(type, query);
  return query;
}

async function viewsOf(document: WholeDocument): Promise<Record<string, unknown>> {
  // The document alone: what it refers to is a view of its own, before and after.
  const value = await evaluate(viewsQuery(document._type), { dataset: [document] });
  return (await value.get()) ?? {};
}

/**
 * The views of a document that a change shows in. A price for the home page alone, for example, is in
 * the view `offer-home` and no other.
 */
export async function changedViews(before: WholeDocument, after: WholeDocument): Promise<string[]> {
  const [was, is] = await Promise.all([viewsOf(before), viewsOf(after)]);
  return Object.keys(was).filter((view) => JSON.stringify(was[view]) !== JSON.stringify(is[view]));
}
