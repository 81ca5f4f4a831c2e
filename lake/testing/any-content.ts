import fc from "fast-check";

export const TYPES = ["service", "article", "page"];
const BASES = ["a", "b", "c", "p.d", "e", "f"];
export const IDS = BASES.flatMap((id) => [id, `drafts.${id}`, `versions.spring.${id}`]);
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
export const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(" "));
const long = fc
  .tuple(word, fc.nat(2))
  .map(([start, end]) => `${start} ${"long ".repeat(60)}${end}`);
export const scalar = fc.oneof(
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
export const writes = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS),
    type: fc.constantFrom(...TYPES),
    content: fc.option(content, { freq: 6 }),
  }),
  { minLength: 1, maxLength: 25 },
);
