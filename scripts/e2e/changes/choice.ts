import { PUBLIC_TYPES } from "@currawong/schemas/views";
import fc from "fast-check";
import type { Choice } from "./dataset-changes.ts";

/** Any change of any document, every type as likely as another, edits five times as likely. */
export const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("field" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("create" as const, "unpublish" as const, "delete" as const),
    },
  ),
  type: fc.nat(PUBLIC_TYPES.length - 1),
  document: fc.nat(1_000),
  field: fc.nat(1_000),
  value: fc.nat(1_000),
});
