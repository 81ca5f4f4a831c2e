import type { SeedDocument } from "@currawong/content/compile";
import { referencesIn } from "@currawong/schemas/references";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BatchLimits, inBatches } from "./batches.ts";

/** Any graph of references among up to twelve documents, circles and self-references included. */
const graphs = fc.array(fc.array(fc.nat(11), { maxLength: 4 }), { maxLength: 12 }).map((edges) =>
  edges.map(
    (targets, index): SeedDocument => ({
      _id: `d${index}`,
      _type: "note",
      links: targets
        .filter((target) => target < edges.length)
        .map((target) => ({ _type: "reference", _ref: `d${target}` })),
    }),
  ),
);

test("every document is written once, and never before what it refers to", () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 1, max: 5 }), (documents, size) => {
      const batches = inBatches(documents, { documents: size, bytes: 1_000_000 });
      const ids = batches.flat().map(({ _id }) => _id);
      expect([...ids].sort()).toEqual(documents.map(({ _id }) => _id).sort());
      const written = new Set<string>();
      for (const batch of batches) {
        for (const { _id } of batch) written.add(_id);
        for (const id of batch.flatMap((document) => [...referencesIn(document)])) {
          expect(written).toContain(id);
        }
      }
    }),
    { seed: 20261123 },
  );
});

test("documents without circles fill batches to their number and their bytes", () => {
  const documents = Array.from({ length: 7 }, (_, index) => ({ _id: `d${index}`, _type: "note" }));
  const lengths = (limits: BatchLimits) => inBatches(documents, limits).map(({ length }) => length);
  expect(lengths({ documents: 3, bytes: 1_000 })).toEqual([3, 3, 1]);
  // Each is 29 bytes, and 2 for the brackets of its group.
  expect(lengths({ documents: 3, bytes: 62 })).toEqual([2, 2, 2, 1]);
  expect(lengths({ documents: 3, bytes: 10 })).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
