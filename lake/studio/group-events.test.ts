import { describe, expect, it } from "vitest";
import type { LoggedChange } from "../store/transaction.ts";
import { groupEvent } from "./group-events.ts";

const change = (documentId: string, previousRev: string | null, resultRev: string | null) =>
  ({
    sequence: 1,
    transactionId: "tx",
    timestamp: "2026-11-20T00:00:00Z",
    identity: "editor",
    documentId,
    previousRev,
    resultRev,
    mutations: [],
    effects: { apply: [], revert: [] },
  }) satisfies LoggedChange;

const draft = { id: "drafts.a", rev: "d1" };

describe("groupEvent", () => {
  it.each([
    ["createDocumentVersion", [change("drafts.a", null, "tx")], draft, "tx"],
    ["deleteDocumentVersion", [change("drafts.a", "d1", null)], undefined, "d1"],
    [
      "publishDocumentVersion",
      [change("a", null, "tx"), change("drafts.a", "d1", null)],
      undefined,
      "d1",
    ],
    [
      "publishDocumentVersion",
      [change("drafts.a", "d1", null), change("a", "p1", "tx")],
      undefined,
      "d1",
    ],
    ["unpublishDocument", [change("a", "p1", null)], draft, "d1"],
    ["unpublishDocument", [change("a", "p1", null), change("drafts.a", null, "d1")], draft, "d1"],
    ["deleteDocumentGroup", [change("a", "p1", null)], undefined, undefined],
    [
      "deleteDocumentGroup",
      [change("a", "p1", null), change("drafts.a", "d1", null)],
      undefined,
      undefined,
    ],
    ["createLiveDocument", [change("a", null, "tx")], undefined, undefined],
    ["updateLiveDocument", [change("a", "p1", "tx")], undefined, undefined],
  ])("reads %s", (type, changes, standing, versionRevisionId) => {
    expect(groupEvent(changes, standing)).toMatchObject({ type, documentId: "a", id: "tx" });
    expect(groupEvent(changes, standing)?.versionRevisionId).toBe(versionRevisionId);
  });

  it("leaves draft edits to the transactions", () => {
    expect(groupEvent([change("drafts.a", "d1", "tx")], draft)).toBeUndefined();
  });
});
