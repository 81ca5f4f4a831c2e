import type { DocumentVersionEvent } from "sanity";
import { expect, test } from "vitest";
import { isEditedElsewhere, onceSettled } from "./settled.ts";

test.each([
  [true, { type: "mutation", version: "draft", origin: "remote" }],
  [true, { type: "rebase", version: "draft", remoteMutations: [{}] }],
  [false, { type: "rebase", version: "draft", remoteMutations: [] }],
  [false, { type: "mutation", version: "draft", origin: "local" }],
  [false, { type: "mutation", version: "published", origin: "remote" }],
])("whether a colleague has edited the draft: %s", (expected, event) => {
  expect(isEditedElsewhere(event as DocumentVersionEvent)).toBe(expected);
});

test("publishing waits while a colleague types", () => {
  expect(onceSettled({ label: "Publish" }, true)).toMatchObject({ disabled: true });
  expect(onceSettled(null, true)).toBeNull();
  expect(onceSettled({ label: "Publish" }, false)).toEqual({ label: "Publish" });
});
