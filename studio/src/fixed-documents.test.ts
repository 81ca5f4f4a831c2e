import { SINGLETON_TYPES } from "@currawong/schemas/schema";
import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { describe, expect, it } from "vitest";
import { fixedDocumentActions, withoutFixed } from "./fixed-documents.ts";

const FIXED = [...SINGLETON_TYPES, "sectionPage"];

/** An action of the Studio, as far as the resolver looks at it. */
const action = (name: DocumentActionComponent["action"]) =>
  Object.assign(() => null, { action: name }) as DocumentActionComponent;

/** What an editor may do with a document of a type. */
function allowed(schemaType: string) {
  const actions = [
    action("publish"),
    action("schedule"),
    action("unpublish"),
    action("delete"),
    action("duplicate"),
    action("discardChanges"),
    action("restore"),
  ];
  return fixedDocumentActions(actions, { schemaType } as DocumentActionsContext).map(
    (kept) => kept.action,
  );
}

describe("documents the site has a place for each", () => {
  it.each(FIXED)("lets an editor publish a %s, and not copy or remove it", (type) => {
    expect(allowed(type)).toEqual(["publish", "schedule", "discardChanges", "restore"]);
  });

  it.each(FIXED)("offers no new %s", (type) => {
    expect(withoutFixed([{ schemaType: type }, { templateId: type }])).toEqual([]);
  });

  it("offers no new tag or folder of the media library", () => {
    expect(withoutFixed([{ schemaType: "media.tag" }, { templateId: "media.folder" }])).toEqual([]);
  });

  it("leaves everything else alone", () => {
    expect(allowed("platformPage")).toContain("duplicate");
    const options = [{ schemaType: "designPage" }, { templateId: "article" }];
    expect(withoutFixed(options)).toEqual(options);
  });
});
