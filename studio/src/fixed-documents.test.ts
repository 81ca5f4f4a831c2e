import { SINGLETON_TYPES } from "@currawong/schemas/schema";
import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { expect, it } from "vitest";
import { fixedDocumentActions, withoutFixed } from "./fixed-documents.ts";

const FIXED = [...SINGLETON_TYPES, "sectionPage"];

/** An action of the Studio, as far as the resolver looks at it. */
const action = (name: DocumentActionComponent["action"]) =>
  Object.assign(() => null, { action: name }) as DocumentActionComponent;

const NAMES = [
  ...(["publish", "schedule", "unpublish", "delete"] as const),
  ...(["duplicate", "discardChanges", "restore"] as const),
];

/** What an editor may do with a document of a type. */
const allowed = (schemaType: string) =>
  fixedDocumentActions(NAMES.map(action), { schemaType } as DocumentActionsContext).map(
    (kept) => kept.action,
  );

it.each(FIXED)("lets an editor publish a %s, and not copy or remove it, nor make one", (type) => {
  expect(allowed(type)).toEqual(["publish", "schedule", "discardChanges", "restore"]);
  expect(withoutFixed([{ schemaType: type }, { templateId: type }])).toEqual([]);
});

it("leaves other types alone, and offers no new tag or folder of the media library", () => {
  expect(allowed("platformPage")).toContain("duplicate");
  const options = [{ schemaType: "designPage" }, { templateId: "article" }];
  const media = [{ schemaType: "media.tag" }, { templateId: "media.folder" }];
  expect(withoutFixed([...options, ...media])).toEqual(options);
});
