import { evaluateNow, parse } from "@currawong/lake/query/groq";
import { completeResult } from "@currawong/schemas/complete-result";
import { QUERIES } from "@currawong/schemas/testing/queries";
import { isComposedType, TYPE_NAMES } from "@currawong/schemas/types";
import { VIEWS } from "@currawong/schemas/views";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compiledContent } from "./documents.ts";

const TIME = "2026-01-01T00:00:00Z";
const dataset = (await compiledContent()).map((document) => ({
  ...{ _createdAt: TIME, _updatedAt: TIME },
  ...document,
}));
const types = new Map(dataset.map(({ _id, _type }) => [_id, _type]));

const runQuery = (query: string, params: Record<string, unknown> = {}) =>
  evaluateNow(parse(query, { params }), { dataset, params });

/** A result without what is empty: which of the empty values a field has makes no difference. */
const filled = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result), (_, value) => {
    const present = Array.isArray(value) ? value.filter((item) => item !== undefined) : value;
    return present?.length === 0 ? undefined : (present ?? undefined);
  });

type MarkedView = { _id: string; _view: string };

/** Returns every document view in a result, at any depth. */
function markedViews(value: unknown): MarkedView[] {
  if (typeof value !== "object" || value === null) return [];
  const ownView = "_view" in value ? [value as MarkedView] : []; // Only views carry the marker.
  return [...ownView, ...Object.values(value).flatMap(markedViews)];
}

/** GROQ that lists the values a query parameter can take. */
const PARAMS = {
  $name: `[
    ...*[_type == "service"]{ "name": slug.current },
    ...*[_type in ["role", "packageSet", "serviceGroup", "sectionPage"]]{ "name": _id }
  ]`,
  $group: '*[_type in ["serviceGroup", "articleCategory"]]{ "group": _id }',
  $type: `*[_type in ${JSON.stringify(TYPE_NAMES.filter(isComposedType))}]{
    "type": _type, "slug": slug.current
  }`,
  $section: '[{ "section": "/portfolio" }]',
  $slug: `[
    ...*[defined(slug.current)]{ "slug": slug.current },
    ...*[defined(landing.slug.current)]{ "slug": landing.slug.current }
  ]`,
};

/** Returns the parameters to run a query with, one set for each document that it can be run for. */
function paramsOf(query: string): Record<string, unknown>[] {
  if (query.includes("$limit")) return [{ limit: 9 }];
  if (query.includes("$path"))
    return [{ path: "/flutter-developer", firstSegment: "", lastSegment: "" }];
  const range = query.includes("$from") ? { from: 0, to: 9 } : {};
  const param = Object.entries(PARAMS).find(([name]) => query.includes(name));
  if (!param) return [range];
  // Each query projects objects.
  const found = runQuery(param[1]) as Record<string, unknown>[];
  return found.map((values) => ({ ...range, ...values }));
}

/** Queries without views: their results depend on all addresses or all documents. */
const WITHOUT_VIEWS = /^(ALIAS|ANSWERS|DIRECTORY|SITEMAP)_QUERY$/;

it.each(QUERIES)(
  "every view in the result of %s matches its document’s type, and completing changes none",
  (name, query) => {
    const checked = new Set<string>();
    for (const params of paramsOf(query)) {
      const result = runQuery(query, params);
      expect(filled(completeResult(result))).toEqual(filled(result));
      for (const found of markedViews(result)) {
        const view = `${found._id}:${found._view}`;
        if (checked.has(view)) continue;
        checked.add(view);
        const projection = VIEWS[types.get(found._id) ?? ""]?.views[found._view];
        expect(projection, view).toBeDefined();
        const projected = runQuery(`*[_id == $id][0]{ ${projection} }`, { id: found._id });
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

/** Values that imports and scripts leave in any field. */
const HOSTILE = fc.constantFrom(
  ...[null, undefined, 0, -1, "", " ", "\ud83d", "0000-00-00", "\u0000x", true, [], [null], {}],
  ...[[{}], [[]], { _type: "unknown", _key: "k" }, [{ _key: "k" }, { _key: "k" }]],
  "x".repeat(10_000),
);

/** Replaces the part of a value that `steps` lead to. */
function withPart(value: unknown, steps: readonly number[], part: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== "object" || value === null) return part;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return part;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...value };
  Object.assign(copy, {
    [key]: withPart(Object.entries(value)[keys.indexOf(key)]?.[1], rest, part),
  });
  return copy;
}

it.each(QUERIES)("whatever a document lacks, the result of %s is completed", (_, query) => {
  const results = paramsOf(query)
    .slice(0, 3)
    .map((params) => runQuery(query, params));
  const parts = fc.array(fc.tuple(fc.array(fc.nat(40), { maxLength: 8 }), HOSTILE), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.constantFrom(...results), parts, (result, replaced) => {
      const broken = replaced.reduce<unknown>(
        (whole, [steps, part]) => withPart(whole, steps, part),
        result,
      );
      const completed = completeResult(broken);
      expect(completeResult(completed)).toEqual(completed);
      // How JSON writes half a character.
      expect(JSON.stringify(completed)).not.toMatch(/\\ud[89a-f]/);
    }),
    { numRuns: 30, seed: 1 },
  );
});
