import { publishedIdOf } from "../documents.ts";
import type { StoredChange } from "../store/transaction.ts";

/** An entry of the Studio's history list, as Sanity's events API words it. */
export interface GroupEvent {
  id: string;
  type:
    | "createDocumentVersion"
    | "deleteDocumentVersion"
    | "publishDocumentVersion"
    | "unpublishDocument"
    | "deleteDocumentGroup"
    | "createLiveDocument"
    | "updateLiveDocument";
  timestamp: string;
  author: string;
  documentId: string;
  versionId?: string;
  versionRevisionId?: string;
  revisionId?: string;
  publishCause?: "document.publish";
}

/**
 * The history event of one transaction for a document group: published document, draft and versions.
 * Edits of drafts are no events of their own: the Studio makes them of the transactions.
 * @param changes all of one transaction's changes to the group, at least one.
 * @param draft the group's draft or version after the transaction, if there was one.
 * @returns undefined when the transaction was such an edit.
 */
export function groupEvent(
  changes: readonly StoredChange[],
  draft: { id: string; rev: string } | undefined,
): GroupEvent | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const documentId = publishedIdOf(first.documentId);
  const published = changes.find((change) => change.documentId === documentId);
  const version = changes.find((change) => change.documentId !== documentId);
  const event = {
    id: first.transactionId,
    timestamp: first.timestamp,
    author: first.identity,
    documentId,
  };
  const versionEvent = (type: GroupEvent["type"], versionRevisionId: string | null = null) => ({
    ...event,
    type,
    versionId: version?.documentId,
    versionRevisionId: versionRevisionId ?? first.transactionId,
  });

  if (published && removed(published)) {
    if (!draft) return { ...event, type: "deleteDocumentGroup" };
    return {
      ...event,
      type: "unpublishDocument",
      versionId: draft.id,
      versionRevisionId: draft.rev,
    };
  }
  if (published && version && removed(version)) {
    const publish = versionEvent("publishDocumentVersion", version.previousRev);
    return { ...publish, revisionId: first.transactionId, publishCause: "document.publish" };
  }
  if (published) {
    const type = published.previousRev === null ? "createLiveDocument" : "updateLiveDocument";
    return { ...event, type, revisionId: first.transactionId };
  }
  if (version?.previousRev === null) return versionEvent("createDocumentVersion");
  if (version && removed(version))
    return versionEvent("deleteDocumentVersion", version.previousRev);
  return undefined;
}

const removed = (change: StoredChange): boolean => change.resultRev === null;
