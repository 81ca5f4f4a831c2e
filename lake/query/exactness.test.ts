import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LakeDocument } from "../documents.ts";
import { Reader } from "../store/reader.ts";
import { openStore, type Store } from "../store/store.ts";
import { openDatabase, openForReading } from "../store/tables.ts";
import type { View } from "../store/views.ts";
import { plainAnswer } from "../testing/plain.ts";
import { runQuery } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-exact-"));
const file = join(folder, "lake.sqlite");
let store: Store;
let readers: Reader[];
beforeAll(() => {
  store = openStore(openDatabase(file, false), (error) => expect.unreachable(String(error)));
  // Small, so that documents are read anew as well; one takes every dataset for a large one.
  readers = [200, 0].map((few) => new Reader(openForReading(file), 20_000, few));
});
afterAll(() => {
  for (const { db } of readers) db.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const TYPES = ["service", "article", "page"];
const BASES = ["a", "b", "c", "p.d", "e", "f"];
const IDS = BASES.flatMap((id) => [id, `drafts.${id}`, `versions.spring.${id}`]);
const WORDS = [
  "app",
  "App-Store",
  "apples",
  "café",
  "it's",
  "v2.0",
  "x_y",
  "\u0130",
  "ß",
  "🐦",
  "ﬀ",
];

const word = fc.constantFrom(...WORDS);
const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(" "));
const long = fc
  .tuple(word, fc.nat(2))
  .map(([start, end]) => `${start} ${"long ".repeat(60)}${end}`);
const scalar = fc.oneof(
  words,
  fc.integer({ min: -2, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("\ud83d\udc26", "\uff5e", "\ue000", "2026-01-01", "2026-01-02T00:00:00Z"),
  long,
);
const reference = fc.record({ _type: fc.constant("reference"), _ref: fc.constantFrom(...IDS) });
const span = fc.record({ _type: fc.constant("span"), _key: word, text: words });
const block = fc.record({
  _type: fc.constant("block"),
  children: fc.array(span, { maxLength: 3 }),
});
const content = fc.record(
  {
    title: scalar,
    order: scalar,
    slug: fc.oneof(fc.record({ current: scalar }), scalar, fc.constant([])),
    deep: fc.record({
      one: fc.record({ two: fc.record({ three: fc.record({ four: scalar }), flag: scalar }) }),
    }),
    tags: fc.oneof(fc.array(scalar, { maxLength: 3 }), scalar),
    group: fc.oneof(reference, scalar),
    related: fc.array(fc.oneof(reference, fc.record({ _ref: fc.constant("a"), more: reference })), {
      maxLength: 2,
    }),
    body: fc.array(block, { maxLength: 2 }),
    sections: fc.array(
      fc.oneof(
        fc.record({
          _type: fc.constant("block.cards"),
          items: fc.array(reference, { maxLength: 2 }),
        }),
        fc.record({ _type: fc.constant("block.text"), text: words }),
      ),
      { maxLength: 2 },
    ),
    padding: fc.constantFrom("", "padding ".repeat(150)),
  },
  { requiredKeys: [] },
);
/** States of documents, one after another: null deletes. */
const writes = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS),
    type: fc.constantFrom(...TYPES),
    content: fc.option(content, { freq: 6 }),
  }),
  { minLength: 1, maxLength: 25 },
);

let transactions = 0;

/** Leaves the store with just these documents, by way of all the writes. */
function write(
  steps: readonly { id: string; type: string; content: object | null }[],
): LakeDocument[] {
  const current = new Map<string, LakeDocument>();
  const commit = (
    id: string,
    before: LakeDocument | null,
    after: LakeDocument | null,
    rev: string,
  ) =>
    store.commit({
      id: rev,
      timestamp: "2026-11-20T00:00:00Z",
      identity: "test",
      changes: [{ id, before, after, mutations: [] }],
    });
  for (const id of store.ids()) commit(id, store.get(id) ?? null, null, `t${transactions++}`);
  for (const { id, type, content } of steps) {
    const rev = `t${transactions++}`;
    const before = current.get(id) ?? null;
    if (!content && !before) continue;
    const at = `2026-11-20T00:00:0${transactions % 7}Z`;
    const after = content && {
      _id: id,
      _type: type,
      _rev: rev,
      _createdAt: before?._createdAt ?? at,
      _updatedAt: at,
      ...content,
    };
    // As JSON has it.
    const stored: LakeDocument | null = JSON.parse(JSON.stringify(after));
    commit(id, before, stored, rev);
    if (stored) current.set(id, stored);
    else current.delete(id);
  }
  return store.ids().map((id) => current.get(id) ?? expect.unreachable(id));
}

const PATHS = [
  "title",
  "order",
  "slug.current",
  "slug",
  "deep.one.two.flag",
  "deep.one.two.three.four",
  "tags",
  "group._ref",
  "_updatedAt",
  "_id",
  "_type",
  "url",
];
const path = fc.constantFrom(...PATHS);
const literal = fc.oneof(
  scalar.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "$text",
    "$list",
    "$number",
    "^._id",
    "lower($text)",
    "now()",
    '"drafts.a"',
    '"a"',
  ),
);
const pattern = fc.constantFrom(
  '"app*"',
  '"*"',
  '"caf*"',
  '"APP store"',
  '"v2.*"',
  '"*s"',
  '""',
  "$text",
  '"it\'s"',
  '["app", "x*"]',
  '"\u0130"',
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom(...TYPES).map((type) => `_type == "${type}"`),
    fc.constantFrom(
      '_type in ["service", "page"]',
      "_type in $list",
      '_id in path("drafts.**")',
      "references($text)",
      "references($list)",
      'references("a", "drafts.b")',
      "references(^._id)",
      "_id == $text",
      '_id in ["a", "b", "drafts.c"]',
    ),
    fc
      .tuple(path, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), literal)
      .map((parts) => parts.join(" ")),
    fc.tuple(literal, fc.constantFrom("==", "!=", "<", ">="), path).map((parts) => parts.join(" ")),
    fc.tuple(literal, path).map(([value, name]) => `${value} in ${name}`),
    path.map((name) => `${name} in $list`),
    path.map((name) => `defined(${name})`),
    path.map((name) => `!${name}`),
    fc.constantFrom(
      '"a" in related[]._ref',
      "$text in sections[].items[]._ref",
      "group->title == $text",
      'count(*[_type == "page" && references(^._id)]) > 0',
      '_id in *[_type == "article"].group._ref',
      'title in ["app", null]',
      "tags[0] == $text",
    ),
    fc
      .tuple(
        fc.constantFrom(
          "title",
          "[@, _id]",
          "[title, slug.current]",
          "body[].children[].text",
          "pt::text(body)",
          "group->title",
          "sections[].text",
          "_id",
        ),
        pattern,
      )
      .map(([left, right]) =>
        left === "[@, _id]"
          ? `${left} match text::query(${right.startsWith("[") ? '"app"' : right})`
          : `${left} match ${right}`,
      ),
    fc
      .tuple(tie("filter"), fc.constantFrom("&&", "||"), tie("filter"))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie("filter").map((inner) => `!(${inner})`),
  ),
}));
const order = fc
  .tuple(path, fc.constantFrom("", " asc", " desc"), fc.option(path))
  .map(
    ([first, direction, second]) => `| order(${first}${direction}${second ? `, ${second}` : ""})`,
  );
const slice = fc.constantFrom(
  "[0]",
  "[1]",
  "[0...2]",
  "[1..2]",
  "[2...5]",
  "[4]",
  "[-1]",
  "[0...-1]",
  "[1...$number]",
);
const projection = fc.constantFrom(
  "{_id, title}",
  '{..., "n": count(*[references(^._id)])}',
  '{_id, "g": group->{title}, "others": *[_type == ^._type && order > ^.order] | order(order)[0...2]._id}',
  '{_id, sections[]{_type, _type == "block.cards" => {"items": items[]->_id}, _type == "block.text" => {text}}}',
  "._id",
);
const query = fc.oneof(
  fc.tuple(filter, fc.option(order), fc.option(slice), fc.option(projection)).map((parts) => {
    const [condition, ordering, part, shown] = parts;
    return `*[${condition}]${ordering ?? ""}${part ?? ""}${part?.includes("...") || part?.includes("..") || !part ? (shown ?? "") : ""}`;
  }),
  filter.map((condition) => `count(*[${condition}])`),
  filter.map(
    (condition) =>
      `{"n": count(*[${condition}]._id), "all": count(*), "first": *[${condition}][0]._id}`,
  ),
  fc
    .tuple(filter, path, fc.constantFrom("asc", "desc"))
    .map(
      ([condition, name, direction]) =>
        `*[${condition}]{_id, "orderings": [${name}]} | order(orderings[0] ${direction})[0...3]`,
    ),
  fc.tuple(filter, filter).map(([a, b]) => `*[${a}][${b}]._id`),
  // As the Studio searches.
  fc
    .tuple(
      pattern.filter((text) => !text.startsWith("[")),
      filter,
    )
    .map(
      ([text, condition]) =>
        `*[_type in $list && (${condition})] | score(boost(_type in ["service","article"] && title match text::query(${text}), 10), boost(_type in ["page"] && slug.current match text::query(${text}), 3), boost(_updatedAt match "2026*", 2), tags match text::query(${text}), ([@, _id] match text::query(${text}) || references($text)))[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$number]`,
    ),
  pattern
    .filter((text) => !text.startsWith("["))
    .map(
      (text) =>
        `*[_type in $list && ([@, _id] match text::query(${text}) || references($text))]{_type, _id, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...$number]`,
    ),
);
const view = fc.constantFrom<View>(
  "raw",
  "published",
  "public",
  { layers: ["drafts"] },
  { layers: ["spring", "drafts"] },
);
const params = fc.record({
  text: fc.oneof(fc.constantFrom(...IDS), words),
  list: fc.oneof(
    fc.constant([...TYPES]),
    fc.array(fc.oneof(fc.constantFrom(...IDS, ...TYPES), scalar), { maxLength: 4 }),
  ),
  number: fc.integer({ min: 0, max: 4 }),
});

test("an answer from the indices is the answer of plain GROQ over all documents", () => {
  fc.assert(
    fc.property(
      writes,
      fc.array(fc.record({ query, view, params }), { minLength: 20, maxLength: 20 }),
      (steps, questions) => {
        const stored = write(steps);
        for (const { query, view, params } of questions) {
          const request = {
            query,
            view,
            params,
            identity: null,
            origin: "http://o",
            projectId: "currawong",
            dataset: "production",
          };
          const about = JSON.stringify({ query, view, params, stored });
          const wanted = plainAnswer(stored, view, query, params);
          for (const reader of readers) {
            const { result } = runQuery(reader, request);
            expect(JSON.parse(result), about).toEqual(wanted);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
