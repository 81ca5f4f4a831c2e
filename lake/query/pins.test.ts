import fc from "fast-check";
import { expect, test } from "vitest";
import type { LakeDocument } from "../documents.ts";
import { ReferenceIndex } from "../store/references.ts";
import { Views } from "../store/views.ts";
import { compile } from "./compile.ts";
import { runQuery } from "./engine.ts";
import { evaluateNow, parse } from "./groq.ts";

const TYPES = ["service", "post", "page"];
const IDS = ["a", "b", "c", "drafts.a", "drafts.d", "versions.r.a"];
const documents = fc.uniqueArray(
  fc.record({
    _id: fc.constantFrom(...IDS),
    _type: fc.constantFrom(...TYPES),
    price: fc.integer({ min: 0, max: 3 }),
    of: fc.record({ _ref: fc.constantFrom(...IDS) }),
  }),
  { selector: ({ _id }) => _id },
);
const QUERIES = [
  '*[_type == "service"]',
  "*[_type == $type && price > 1]",
  '*["post" == _type]',
  '*[_type in ["service", $type]]',
  "*[_type in $types][price == 2]",
  "*[_id == $id]",
  "*[_id in $ids && _type == $type]",
  "*[_id in [$id]]",
  "*[references($id)]",
  '*[price > 0 && references($ids, "b")]',
  '*[_type == "service" || price == 1]',
  '*[!(_type == "service")]',
  '*[_id in path("drafts.**")]',
  '*[_type == "post"]{_id, "others": *[_type == "page" && references(^._id)]._id}',
];

test("a pinned query finds what the same query finds among all documents", () => {
  fc.assert(
    fc.property(
      documents,
      fc.constantFrom(...QUERIES),
      fc.constantFrom("raw", "drafts", "published", "public"),
      fc.record({
        type: fc.constantFrom(...TYPES, "nothing"),
        types: fc.array(fc.constantFrom(...TYPES)),
        id: fc.constantFrom(...IDS),
        ids: fc.array(fc.constantFrom(...IDS)),
      }),
      (stored, query, perspective, params) => {
        const views = new Views();
        const references = new ReferenceIndex();
        for (const content of stored) {
          const at = "2026-11-20T00:00:00.000Z";
          const document: LakeDocument = { ...content, _rev: "r", _createdAt: at, _updatedAt: at };
          views.update(document._id, document);
          references.update(document._id, null, document);
        }
        const view = views[perspective];
        // Of the store, a query reads the references only.
        const lake = { store: { references }, projectId: "p", dataset: "d" } as Parameters<
          typeof runQuery
        >[0];
        const { result } = runQuery(lake, view, query, params, null);
        const plain = evaluateNow(parse(query), {
          dataset: view.all(),
          params,
        });
        expect(sorted(result)).toEqual(sorted(plain));
      },
    ),
    { numRuns: 2_000 },
  );
});

test("constant types, ids and references are pinned; what depends on the document is not", () => {
  const kinds = (query: string) => compile(query, {}).pins.map(({ kind }) => kind);
  expect(kinds('*[_type == "a" && _id == "b"]')).toEqual(["id"]);
  expect(kinds('*[_type == "a"]{"n": count(*[_type == "b"])}').sort()).toEqual(["type", "type"]);
  expect(kinds('*[_type == "a"]{"n": *[references(^._id)]}')).toEqual(["type"]);
  expect(kinds('*[_type == "a" || price == 1]')).toEqual([]);
  expect(kinds("*[_type == name]")).toEqual([]);
});

function sorted(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  return result.map((item) => JSON.stringify(item)).sort();
}
