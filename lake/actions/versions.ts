import { Failure } from "../mutate/failure.ts";
import { copyAs, type PerformAction, requireSameDocument } from "./drafts.ts";
import { idField, objectField, publishedIdField, unpublishedIdField } from "./fields.ts";

/**
 * Creates a version from the given document, or from a base document whose revision it records.
 */
export const createVersion: PerformAction = (transaction, action) => {
  const publishedId = publishedIdField(action);
  if (action.document !== undefined) {
    const document = objectField(action, "document");
    const id = unpublishedIdField(document, "_id");
    requireSameDocument(publishedId, id);
    if (transaction.get(id)) throw Failure.exists(id);
    transaction.write("create", document);
    return;
  }
  const baseId = idField(action, "baseId");
  const versionId = unpublishedIdField(action, "versionId");
  requireSameDocument(publishedId, versionId);
  const base = transaction.existing(baseId);
  transaction.requireRevision(baseId, action.ifBaseRevisionId);
  if (transaction.get(versionId)) throw Failure.exists(versionId);
  const _system = { base: { id: base._id, rev: base._rev } };
  transaction.write("create", { ...copyAs(base, versionId), _system });
};

/** Deletes a version. */
export const discardVersion: PerformAction = (transaction, action) => {
  const id = unpublishedIdField(action, "versionId");
  transaction.existing(id);
  transaction.delete(id);
};

/** Replaces a version by the document given. */
export const replaceVersion: PerformAction = (transaction, action) => {
  const document = objectField(action, "document");
  transaction.existing(unpublishedIdField(document, "_id"));
  transaction.write("createOrReplace", document);
};

/** Marks a version so that publishing its release unpublishes the document. */
export const unpublishVersion: PerformAction = (transaction, action) => {
  const versionId = unpublishedIdField(action, "versionId");
  const publishedId = publishedIdField(action);
  requireSameDocument(publishedId, versionId);
  const published = transaction.existing(publishedId);
  if (!transaction.get(versionId)) transaction.write("create", copyAs(published, versionId));
  transaction.patch(versionId, { set: { _system: { delete: true } } });
};
