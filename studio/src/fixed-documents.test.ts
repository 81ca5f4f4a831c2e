import { FIXED_TYPES } from "@currawong/schemas/types";
import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { expect, it } from "vitest";
import { fixedDocumentActions, isAddable } from "./fixed-documents.ts";

/** A stub action with the property that the resolver reads. */
const action = (name: DocumentActionComponent["action"]) =>
  Object.assign(() => null, { action: name }) as DocumentActionComponent;

const NAMES = [
  ...(["publish", "schedule", "unpublish", "delete"] as const),
  ...(["duplicate", "discardChanges", "restore"] as const),
];

const allowedActions = (schemaType: string) =>
  fixedDocumentActions(NAMES.map(action), { schemaType } as DocumentActionsContext).map(
    (component) => component.action,
  );

it.each(FIXED_TYPES)(
  "lets an editor publish %s, but not create, duplicate or delete it",
  (type) => {
    expect(allowedActions(type)).toEqual(["publish", "schedule", "discardChanges", "restore"]);
    expect(isAddable(type)).toBe(false);
  },
);

it("allows other types, and leaves the media library's types out of the create list", () => {
  expect(allowedActions("platformPage")).toContain("duplicate");
  expect(["designPage", "article", "media.tag"].map(isAddable)).toEqual([true, true, false]);
});
