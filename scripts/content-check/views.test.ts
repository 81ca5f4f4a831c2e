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

const runQuery = (query: string, params: Record<string, unknown> = {}) =>
  evaluate(parse(query, { params }), { dataset, params });

type MarkedView = { _id: string; _view: string };

/** Returns every document view in a result, at any depth. */
function markedViews(value: unknown): MarkedView[] {
  if (typeof value !== "object" || value === null) return [];
  const ownView = "_view" in value ? [value as MarkedView] : []; // Only views carry the marker.
  return [...ownView, ...Object.values(value).flatMap(markedViews)];
}

/** GROQ that lists the values a query parameter can take. */
const PARAMS = {
  $group: '*[_type == "serviceGroup"]{ "group": _id }',
  $type: '*[_type == "page" || _type match "*Page"]{ "type": _type, "slug": slug.current }',
  $slug: `[
    ...*[defined(slug.current)]{ "slug": slug.current },
    ...*[defined(landing.slug.current)]{ "slug": landing.slug.current }
  ]`,
};

/** Returns the parameters to run a query with, one set for each document that it can be run for. */
async function paramsOf(query: string): Promise<Record<string, unknown>[]> {
  if (query.includes("$from")) return [{ from: 0, to: 9 }];
  if (query.includes("$limit")) return [{ limit: 9 }];
  if (query.includes("$path"))
    return [{ path: "/flutter-developer", firstSegment: "", lastSegment: "" }];
  const param = Object.entries(PARAMS).find(([name]) => query.includes(name));
  if (!param) return [{}];
  // Each query projects objects.
  return (await runQuery(param[1])) as Record<string, unknown>[];
}

/** Queries without views: their results depend on all addresses or all documents. */
const WITHOUT_VIEWS = /^(ALIAS|DIRECTORY|SITEMAP)_QUERY$/;

it.each(queries)(
  "every view in the result of %s matches its document’s type",
  async (name, query) => {
    const checked = new Set<string>();
    for (const params of await paramsOf(query)) {
      for (const found of markedViews(await runQuery(query, params))) {
        const view = `${found._id}:${found._view}`;
        if (checked.has(view)) continue;
        checked.add(view);
        const projection = VIEWS[types.get(found._id) ?? ""]?.views[found._view];
        expect(projection, view).toBeDefined();
        const projected = await runQuery(`*[_id == $id][0]{ ${projection} }`, { id: found._id });
        expect(found, view).toMatchObject(Object(projected));
        // A query may only add lists of further views to a view.
        const extraFields = Object.entries(found).filter(([key]) => !(key in Object(projected)));
        for (const [key, list] of extraFields) {
          const views = [list].flat().map((item) => markedViews(item).length > 0);
          expect(views, `${view} ${key}`).not.toContain(false);
        }
      }
    }
    expect(checked.size > 0 || WITHOUT_VIEWS.test(name)).toBe(true);
  },
);
