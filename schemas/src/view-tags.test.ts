import fc from "fast-check";
import { evaluateSync, parse, toJS } from "groq-js";
import { expect, it } from "vitest";
import { type AnyDocument, anyDataset } from "./testing/any-dataset.ts";
import { QUERIES } from "./testing/queries.ts";
import { VIEWS } from "./views.ts";

const LIST = { from: 0, to: 9, limit: 99, path: "", firstSegment: "", lastSegment: "" };

/** Every parameter a query can have, for each document. */
function paramsOf(query: string, dataset: readonly AnyDocument[]): Record<string, unknown>[] {
  if (!/\$(?:slug|type|group|name|article)\b/.test(query)) return [LIST];
  return dataset.map(({ _id, _type }) => ({
    ...LIST,
    ...{ slug: _id, type: _type, group: _id, name: _id, article: _id },
  }));
}

/** Calls `visit` for every document view in a result, at any depth. */
function visitViews(value: unknown, visit: (id: string, view: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("_view" in value && "_id" in value) visit(String(value._id), String(value._view));
  for (const child of Object.values(value)) visitViews(child, visit);
}

// A result that depends on a view its document's type does not have would never be invalidated.
it.each(QUERIES)(
  "%s returns only views that a change of their document invalidates",
  (_name, query) => {
    let visited = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const dataset = anyDataset((options) => options[numbers.next().value % options.length]);
        const types = new Map(dataset.map(({ _id, _type }) => [_id, _type]));
        for (const params of paramsOf(query, dataset)) {
          const result = toJS(evaluateSync(parse(query, { params }), { dataset, params }));
          visitViews(result, (id, view) => {
            const type = types.get(id) ?? "";
            expect(Object.keys(VIEWS[type]?.views ?? {}), `${type}:${view}`).toContain(view);
            visited += 1;
          });
        }
      }),
      { numRuns: 3 },
    );
    // Parameters that find nothing prove nothing.
    if (query.includes('"_view"')) expect(visited).toBeGreaterThan(0);
  },
);
