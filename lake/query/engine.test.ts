import { join } from "node:path";
import fc from "fast-check";
import { evaluate, parse } from "groq-js";
import { afterAll, expect, test } from "vitest";
import { draftIdOf, isPublicId, isPublishedId, publishedIdOf, versionIdOf } from "../documents.ts";
import { openStore } from "../store/store.ts";
import { openDatabase } from "../store/tables.ts";
import { temporaryFolder } from "../testing/lake-fixture.ts";
import { Documents, type View } from "./documents.ts";
import { runQuery } from "./engine.ts";

const file = join(temporaryFolder(), "lake.sqlite");
const store = openStore(openDatabase(file), (error) => expect.unreachable(String(error)));
const documents = new Documents(store);
afterAll(() => store.close());

type Document = Record<string, unknown> & { _id: string; _type: string };

const IDS = ["a", "b", "c", "drafts.a", "drafts.d", "versions.spring.a", "versions.spring.b"];
const TYPES = ["page", "post"];
const words = "Uber,clone,e.g.,café,İzmir,foo.bar,UBER-clone,a,\u0000,x*".split(",");
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => list.join(" "));
const value = fc.oneof(text, fc.integer({ max: 3 }), fc.constantFrom(null, true, ["a", 1]));
const reference = fc
  .constantFrom(...IDS)
  .map((_ref) => ({ _type: "reference", _ref, _weak: true }));
const stored = fc.uniqueArray(
  fc.record({
    _id: fc.constantFrom(...IDS),
    _type: fc.constantFrom(...TYPES),
    title: value,
    body: fc.array(fc.record({ children: fc.array(fc.record({ text })) }), { maxLength: 2 }),
    to: fc.oneof(reference, fc.array(reference)),
  }),
  { selector: ({ _id }) => _id },
);

let count = 0;

/** Replaces what is stored; documents that exist keep their position. */
function write(wanted: readonly Document[]): Document[] {
  const ids = new Set([...store.ids(), ...wanted.map(({ _id }) => _id)]);
  const _rev = `t${count++}`;
  const changes = [...ids].map((id) => {
    const content = wanted.find(({ _id }) => _id === id);
    const after = content ? { ...content, _rev, _createdAt: "2026", _updatedAt: "2026" } : null;
    return { id, before: store.get(id) ?? null, after, mutations: [] };
  });
  store.commit({ id: _rev, timestamp: "2026-11-20T00:00:00Z", identity: "test", changes });
  return store.ids().map((id) => store.get(id) ?? expect.unreachable(id));
}

/** The documents of a view, found without keys. */
function plainView(all: readonly Document[], view: View): Document[] {
  if (view === "raw") return [...all];
  if (view === "public") return all.filter(({ _id }) => isPublicId(_id));
  if (view === "published") return all.filter(({ _id }) => isPublishedId(_id));
  return all.flatMap((document) => {
    const base = publishedIdOf(document._id);
    const ids = view.layers.map((layer) =>
      layer === "drafts" ? draftIdOf(base) : versionIdOf(layer, base),
    );
    const shown = [...ids, base].find((id) => all.some(({ _id }) => _id === id));
    return shown === document._id ? [{ ...document, _id: base, _originalId: shown }] : [];
  });
}

/** All text, as `text::query()` covers it: groq-js has no such function. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(Object(value)).flatMap(([key, child]) =>
        key.startsWith("_") ? [] : stringsIn(child),
      );

const FILTERS = [
  '_type == "page"',
  "_type in $list && title == $text",
  '"post" == _type && (_id in $list)',
  "_id == $text || _type == $text",
  "_id in [$text, 'drafts.' + $text]",
  "references($text)",
  "references($list) && _type == 'page'",
  "title in $list",
  "_id in path('drafts.**')",
  "!(_type == 'page')",
  "to->_type == 'page'",
  "count(*[_type == 'post' && references(^._id)]) > 0",
  "[@, _id] match text::query($text)",
  "_type in $list && [@, _id] match text::query($pattern) && title match text::query($text)",
];
const query = fc.constantFrom(
  ...FILTERS.flatMap((filter) => [
    `*[${filter}]{_id, title, "to": to->_id}`,
    `count(*[${filter}])`,
    `*[${filter}] | score([@, _id] match text::query($pattern), title match text::query($text)) | order(_id){_id, _score}`,
  ]),
);
/** As in JSON. */
const PLAIN = { noNullPrototype: true };
const params = fc.record(
  {
    text: fc.oneof(fc.constantFrom(...IDS, ...TYPES), text),
    pattern: fc.constantFrom(..."ub*,*lone,uber clone*,é*,*,,foobar,c*e,İ*,.".split(",")),
    list: fc.array(fc.constantFrom(...IDS, ...TYPES, 1, null), { maxLength: 3 }),
  },
  PLAIN,
);
const view = fc.constantFrom<View>(
  ...(["raw", "published", "public"] as const),
  { layers: ["drafts"] },
  { layers: ["spring", "drafts"] },
);

test("a query has the same result as with groq-js over all documents of its view", async () => {
  const requests = fc.array(fc.record({ query, view, params }, PLAIN), {
    minLength: 20,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(stored, requests, async (wanted, requests) => {
      const all = write(wanted);
      for (const { query, view, params } of requests) {
        const dataset = plainView(all, view).map((document) => ({
          ...document,
          allText: stringsIn(document),
        }));
        const plain = query
          .replaceAll("[@, _id]", "[...allText, _id]")
          .replace(/text::query\((\$\w+)\)/g, "$1");
        const expected = await (
          await evaluate(parse(plain, { params }), { dataset, params })
        ).get();
        const found = runQuery(documents, { query, view, params, origin: "" });
        expect(found, JSON.stringify({ query, view, params, all })).toEqual(expected);
      }
    }),
  );
});
