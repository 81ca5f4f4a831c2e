import { FIXED_TYPES } from "@currawong/schemas/types";
import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { expect, it } from "vitest";
import { fixedDocumentActions, withoutFixed } from "./fixed-documents.ts";

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
    expect(withoutFixed([{ schemaType: type }, { templateId: type }])).toEqual([]);
  },
);

it("allows other types, and leaves the media library's types out of the create list", () => {
  expect(allowedActions("platformPage")).toContain("duplicate");
  const options = [{ schemaType: "designPage" }, { templateId: "article" }];
  const media = [{ schemaType: "media.tag" }, { templateId: "media.folder" }];
  expect(withoutFixed([...options, ...media])).toEqual(options);
});
