import fc from "fast-check";
import type { View } from "../store/views.ts";
import { IDS, scalar, TYPES, words } from "./any-content.ts";

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
  "[7...12]",
  "[9]",
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
export const query = fc.oneof(
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
