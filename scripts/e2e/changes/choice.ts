import { PUBLIC_TYPES } from "@currawong/schemas/views";
import fc from "fast-check";
import type { Choice } from "./dataset-changes.ts";

/**
 * Any change of any document, every type as likely as another: edits of a value five times as
 * likely as a document made, unpublished or deleted, changes to a page's blocks twice.
 */
export const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("field" as const) },
    { weight: 2, arbitrary: fc.constant("block" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("create" as const, "unpublish" as const, "delete" as const),
    },
  ),
  type: fc.nat(PUBLIC_TYPES.length - 1),
  document: fc.nat(1_000),
  field: fc.nat(1_000),
  // A page with many blocks has many thousands of values to change.
  value: fc.nat(1_000_000),
});
