import fc from "fast-check";
import { applyPatch } from "mendoza";
import { expect, test } from "vitest";
import { encodeEffect } from "./effects.ts";

const text = fc.string({ unit: "grapheme", maxLength: 8 });
const keyed = fc.record({ _key: fc.constantFrom("a", "b", "c"), text }, { requiredKeys: ["_key"] });
const value = fc.oneof(text, fc.jsonValue(), fc.array(keyed, { maxLength: 4 }));
const document = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), value, { maxKeys: 5 });

/** A document before and after a small edit. */
const edit = fc
  .record({ before: document, extra: document, kept: fc.func(fc.boolean()) })
  .map(({ before, extra, kept }) => {
    const rest = Object.entries(before).filter(([key]) => kept(key));
    return { before, after: { ...Object.fromEntries(rest), ...extra } };
  });

test("applying an effect gives the document after the change, and reverting it the one before", () => {
  const pairs = fc.oneof(edit, fc.record({ before: fc.option(document), after: document }));
  fc.assert(
    fc.property(pairs, (pair) => {
      const { before, after } = structuredClone(pair);
      expect(applyPatch(before, encodeEffect(before, after))).toEqual(after);
      expect(applyPatch(after, encodeEffect(after, before))).toEqual(before);
    }),
  );
});
