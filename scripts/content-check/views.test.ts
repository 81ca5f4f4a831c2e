import { evaluate, parse } from "@currawong/lake/query/groq";
import * as addresses from "@currawong/schemas/queries/addresses";
import * as hire from "@currawong/schemas/queries/hire";
import * as pages from "@currawong/schemas/queries/pages";
import * as services from "@currawong/schemas/queries/services";
import * as writing from "@currawong/schemas/queries/writing";
import { VIEWS } from "@currawong/schemas/views";
import { expect, it } from "vitest";
import { compiledContent } from "./documents.ts";

const queries = Object.entries({ ...addresses, ...hire, ...pages, ...services, ...writing }).filter(
  ([name]) => name.endsWith("_QUERY"),
);

const dataset = await compiledContent();
const types = new Map(dataset.map(({ _id, _type }) => [_id, _type]));

const ask = (query: string, params: Record<string, unknown> = {}) =>
  evaluate(parse(query, { params }), { dataset, params });

type Marked = { _id: string; _view: string };

/** Every document view in a result, however deep. */
function marked(value: unknown): Marked[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "_view" in value ? [value as Marked] : []; // Only views carry the marker.
  return [...own, ...Object.values(value).flatMap(marked)];
}

/** What the documents have that a query may be asked about. */
const PARAMS = {
  $group: '*[_type == "serviceGroup"]{ "group": _id }',
  $type: '*[_type == "page" || _type match "*Page"]{ "type": _type, "slug": slug.current }',
  $slug: `[
    ...*[defined(slug.current)]{ "slug": slug.current },
    ...*[defined(landing.slug.current)]{ "slug": landing.slug.current }
  ]`,
};

/** The parameters that make a query find something, for every document it may be asked about. */
async function paramsOf(query: string): Promise<Record<string, unknown>[]> {
  if (query.includes("$from")) return [{ from: 0, to: 9 }];
  if (query.includes("$limit")) return [{ limit: 9 }];
  if (query.includes("$path"))
    return [{ path: "/flutter-developer", firstSegment: "", lastSegment: "" }];
  const param = Object.entries(PARAMS).find(([name]) => query.includes(name));
  if (!param) return [{}];
  // Each of them projects objects.
  return (await ask(param[1])) as Record<string, unknown>[];
}

/** What these ask for depends on all addresses, or all documents. */
const WITHOUT_VIEWS = /^(ALIAS|DIRECTORY|SITEMAP)_QUERY$/;

it.each(queries)(
  "each view in the result of %s is that of its document’s type",
  async (name, query) => {
    const checked = new Set<string>();
    for (const params of await paramsOf(query)) {
      for (const found of marked(await ask(query, params))) {
        const view = `${found._id}:${found._view}`;
        if (checked.has(view)) continue;
        checked.add(view);
        const projection = VIEWS[types.get(found._id) ?? ""]?.views[found._view];
        expect(projection, view).toBeDefined();
        const alone = await ask(`*[_id == $id][0]{ ${projection} }`, { id: found._id });
        expect(found, view).toMatchObject(Object(alone));
        // What a query adds to a view is lists of further views.
        const added = Object.entries(found).filter(([key]) => !(key in Object(alone)));
        for (const [key, list] of added) {
          const views = [list].flat().map((item) => marked(item).length > 0);
          expect(views, `${view} ${key}`).not.toContain(false);
        }
      }
    }
    expect(checked.size > 0 || WITHOUT_VIEWS.test(name)).toBe(true);
  },
);
