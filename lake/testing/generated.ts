import fc from "fast-check";
import type { View } from "../store/views.ts";

const TYPES = ["service", "article", "page"];
const IDS = ["a", "b", "c", "p.d", "e", "f"].flatMap((id) => [
  id,
  `drafts.${id}`,
  `versions.spring.${id}`,
]);
const word = fc.constantFrom(..."app App-Store apples café it's v2.0 x_y \u0130 ß 🐦 ﬀ".split(" "));
const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(" "));
const longText = fc
  .tuple(word, fc.nat(2))
  .map(([start, end]) => `${start} ${"long ".repeat(60)}${end}`);
const scalar = fc.oneof(
  words,
  fc.integer({ min: -2, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("\ud83d\udc26", "\uff5e", "\ue000", "2026-01-01", "2026-01-02T00:00:00Z"),
  longText,
);
const reference = fc.record({ _type: fc.constant("reference"), _ref: fc.constantFrom(...IDS) });
const span = fc.record({ _type: fc.constant("span"), _key: word, text: words });
const children = fc.array(span, { maxLength: 3 });
const section = fc.oneof(
  fc.record({ _type: fc.constant("block.cards"), items: fc.array(reference, { maxLength: 2 }) }),
  fc.record({ _type: fc.constant("block.text"), text: words }),
);
const related = fc.oneof(reference, fc.record({ _ref: fc.constant("a"), more: reference }));
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
    related: fc.array(related, { maxLength: 2 }),
    body: fc.array(fc.record({ _type: fc.constant("block"), children }), { maxLength: 2 }),
    sections: fc.array(section, { maxLength: 2 }),
    padding: fc.constantFrom("", "padding ".repeat(150)),
  },
  { requiredKeys: [] },
);

/** A sequence of document writes; null content deletes the document. */
export const writes = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS),
    type: fc.constantFrom(...TYPES),
    content: fc.option(content, { freq: 6 }),
  }),
  { minLength: 1, maxLength: 25 },
);

/** Tagged template for a query with generated parts. */
const groq = (texts: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((values) => String.raw({ raw: texts }, ...values));

const path = fc.constantFrom(
  ..."title order slug.current slug deep.one.two.flag deep.one.two.three.four tags".split(" "),
  ..."group._ref _updatedAt _id _type url".split(" "),
);
const literal = fc.oneof(
  scalar.map((value) => JSON.stringify(value)),
  fc.constantFrom(...'$text $list $number ^._id lower($text) now() "drafts.a" "a"'.split(" ")),
);
const comparison = fc.constantFrom(..."== != < <= > >=".split(" "));
/** Search terms; no lists, which `text::query()` does not accept. */
const text = fc.constantFrom(
  ...'"app*" "*" "caf*" "v2.*" "*s" "" $text "it\'s" "\u0130"'.split(" "),
  '"APP store"',
);
const pattern = fc.oneof(text, fc.constant('["app", "x*"]'));
const searchTarget = fc.constantFrom(
  ..."title body[].children[].text pt::text(body) group->title sections[].text _id".split(" "),
  "[title, slug.current]",
);
const fixedFilter = fc.constantFrom(
  ...TYPES.map((type) => `_type == "${type}"`),
  '_type in ["service", "page"]',
  "_type in $list",
  "_type == $list",
  '_id in path("drafts.**")',
  "references($text)",
  "references($list)",
  'references("a", "drafts.b")',
  "references(^._id)",
  "_id == $text",
  '_id in ["a", "b", "drafts.c"]',
  '"a" in related[]._ref',
  "$text in sections[].items[]._ref",
  "group->title == $text",
  'count(*[_type == "page" && references(^._id)]) > 0',
  '_id in *[_type == "article"].group._ref',
  'title in ["app", null]',
  "tags[0] == $text",
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fixedFilter,
    groq`${path} ${comparison} ${literal}`,
    groq`${literal} ${fc.oneof(comparison, fc.constant("in"))} ${path}`,
    groq`${path} in $list`,
    groq`defined(${path})`,
    groq`!${path}`,
    groq`[@, _id] match text::query(${text})`,
    groq`${searchTarget} match ${pattern}`,
    groq`(${tie("filter")} && ${tie("filter")})`,
    groq`(${tie("filter")} || ${tie("filter")})`,
    groq`!(${tie("filter")})`,
  ),
}));

const direction = fc.constantFrom("", " asc", " desc");
const order = fc.oneof(
  fc.constant(""),
  groq`| order(${path}${direction})`,
  groq`| order(${path}${direction}, ${path})`,
);
const slice = fc.constantFrom(
  ..." [0...2] [1..2] [2...5] [7...12] [3...1] [0...-1] [1...$number]".split(" "),
);
const element = fc.constantFrom("[0]", "[1]", "[4]", "[-1]");
const projection = fc.constantFrom(
  "",
  "{_id, title}",
  '{..., "n": count(*[references(^._id)])}',
  '{_id, "g": group->{title}, "others": *[_type == ^._type && order > ^.order] | order(order)[0...2]._id}',
  '{_id, sections[]{_type, _type == "block.cards" => {"items": items[]->_id}, _type == "block.text" => {text}}}',
  "._id",
);

/** Queries like those of the site and the Studio, and others that exercise the indices. */
export const query = fc.oneof(
  groq`*[${filter}]${order}${slice}${projection}`,
  groq`*[${filter}]${order}${element}`,
  groq`count(*[${filter}])`,
  groq`{"n": count(*[${filter}]._id), "all": count(*), "first": *[${filter}][0]._id}`,
  groq`*[${filter}]{_id, "orderings": [${path}]} | order(orderings[0]${direction})[0...3]`,
  groq`*[${filter}][${filter}]._id`,
  groq`*[_type in $list && (${filter})] | score(boost(_type in ["service","article"] && title match text::query(${text}), 10), boost(_type in ["page"] && slug.current match text::query(${text}), 3), boost(_updatedAt match "2026*", 2), tags match text::query(${text}), ([@, _id] match text::query(${text}) || references($text)))[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$number]`,
  groq`*[_type in $list] | score(boost(title match text::query(${text}), 10), [@, _id] match text::query(${text}))[_score > 0]{_id} | order(_id)[0...$number]`,
  groq`*[_type in $list && ([@, _id] match text::query(${text}) || references($text))]{_type, _id, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...$number]`,
);
export const view = fc.constantFrom<View>(
  "raw",
  "published",
  "public",
  { layers: ["drafts"] },
  { layers: ["spring", "drafts"] },
);
export const params = fc.record({
  text: fc.oneof(fc.constantFrom(...IDS), words),
  list: fc.oneof(
    fc.constant([...TYPES]),
    fc.array(fc.oneof(fc.constantFrom(...IDS, ...TYPES), scalar), { maxLength: 4 }),
  ),
  number: fc.integer({ min: 0, max: 4 }),
});
