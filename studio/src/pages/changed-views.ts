import { referencesIn } from "@currawong/schemas/references";
import { VIEWS } from "@currawong/schemas/views";
import { evaluate, parse } from "groq-js";

/** A document, whole. */
export type WholeDocument = Readonly<{ _id: string; _type: string; [field: string]: unknown }>;

const queries = new Map<string, ReturnType<typeof parse>>();

/** Beside the views: what decides where documents stand in the lists of their type. */
export const ORDER = "order";

/** Every view of a document in one query, as the site reads them to see what a change concerns. */
function viewsQuery(type: string): ReturnType<typeof parse> {
  const known = queries.get(type);
  if (known) return known;
  const { views = {}, order } = VIEWS[type] ?? {};
  const parts = Object.entries({ ...views, ...(order ? { [ORDER]: order } : {}) }).map(
    ([name, projection]) => `"${name}": { ${projection} }`,
  );
  const query = parse(`*[0]{ ${parts.join(", ")} }`);
  queries.set(type, query);
  return query;
}

async function viewsOf(document: WholeDocument): Promise<Record<string, unknown>> {
  // Of what it refers to, who it is: the rest is a view of its own, before and after.
  const others = [...referencesIn(document)].map((_id) => ({ _id }));
  const dataset = [document, ...others];
  const value = await evaluate(viewsQuery(document._type), { dataset });
  return (await value.get()) ?? {};
}

/**
 * The views of a document that a change shows in. A price for the home page alone, for example, is in
 * the view `offer-home` and no other. `ORDER` is among them where its place in lists changes.
 */
export async function changedViews(before: WholeDocument, after: WholeDocument): Promise<string[]> {
  const [was, is] = await Promise.all([viewsOf(before), viewsOf(after)]);
  return Object.keys(was).filter((view) => JSON.stringify(was[view]) !== JSON.stringify(is[view]));
}
