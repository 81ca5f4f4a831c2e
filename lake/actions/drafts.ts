import {
  draftIdOf,
  isPublishedId,
  isRecord,
  isVersionId,
  type LakeDocument,
  layerOf,
  publishedIdOf,
} from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Failure } from "../mutate/failure.ts";
import { invalidId } from "../mutate/ids.ts";
import { isRelease, releaseIdOf } from "../release.ts";
import type { Store } from "../store/store.ts";

/** Performs one action within a transaction. Throws Failure when its precondition does not hold. */
export type PerformAction = (
  transaction: DraftTransaction,
  action: ActionBody,
  store: Store,
) => void;

/** Creates a draft of a document that has no published version yet. */
export const createDraft: PerformAction = (transaction, action) => {
  const attributes = objectField(action, "attributes");
  const { publishedId, id } = idsIn(action, attributes, "_id");
  if (transaction.get(publishedId)) throw Failure.exists(publishedId);
  if (!transaction.get(id)) transaction.write("create", attributes);
  else if (action.ifExists !== "ignore") throw Failure.exists(id);
};

/** Patches a draft, first copying it from the published version when there is none. */
export const editDraft: PerformAction = (transaction, action) => {
  const { publishedId, id: draftId } = idsIn(action, action, "draftId");
  const patch = objectField(action, "patch");
  if (!transaction.get(draftId)) {
    transaction.write("create", copyAs(transaction.existing(publishedId), draftId));
  }
  transaction.patch(draftId, patch);
};

export const replaceDraft: PerformAction = (transaction, action) => {
  const attributes = objectField(action, "attributes");
  const { publishedId, id } = idsIn(action, attributes, "_id");
  if (!transaction.get(id)) transaction.existing(publishedId);
  transaction.write("createOrReplace", attributes);
};

export const discardDraft: PerformAction = (transaction, action) => {
  const id = unpublishedIdField(action, "draftId");
  transaction.existing(id);
  transaction.delete(id);
};

/** Replaces the published version with the draft. */
export const publish: PerformAction = (transaction, action) => {
  const { publishedId, id: draftId } = idsIn(action, action, "draftId");
  const draft = transaction.existing(draftId);
  transaction.requireRevision(draftId, action.ifDraftRevisionId);
  transaction.requireRevision(publishedId, action.ifPublishedRevisionId);
  writePublished(transaction, draft);
  transaction.delete(draftId);
};

/** Unpublishes a document: copies it to a draft unless there is one, and deletes the published version. */
export const unpublish: PerformAction = (transaction, action) => {
  const { publishedId } = idsIn(action, action, "draftId");
  unpublishExisting(transaction, transaction.existing(publishedId));
};

/** Deletes a document with its drafts and versions, all of which the action must list. */
export const deleteDocument: PerformAction = (transaction, action, store) => {
  const publishedId = publishedIdField(action);
  const listed = Array.isArray(action.includeDrafts) ? action.includeDrafts : [];
  const includeDrafts = listed.map((id) => idField({ includeDrafts: id }, "includeDrafts"));
  for (const id of includeDrafts) requireSameDocument(publishedId, id);
  const others = store.groupOf(publishedId).filter((id) => id !== publishedId);
  const unlistedId = others.find((id) => !includeDrafts.includes(id) && transaction.get(id));
  if (unlistedId !== undefined) {
    throw Failure.invalid(`"${unlistedId}" exists and is not in "includeDrafts"`);
  }
  const found = [publishedId, ...includeDrafts].filter((id) => transaction.get(id));
  if (found.length === 0) throw Failure.notFound(publishedId);
  for (const id of found) transaction.delete(id);
};

/** Copies a document's content to another id, without the attributes that the store sets. */
function copyAs(document: LakeDocument, id: string): Record<string, unknown> {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, _id: id };
}

/** Reads an action's published id, and the id of its draft or version from the action or a document. */
function idsIn(action: ActionBody, holder: ActionBody, name: string) {
  const publishedId = publishedIdField(action);
  const id = unpublishedIdField(holder, name);
  requireSameDocument(publishedId, id);
  return { publishedId, id };
}

/** Throws when a draft or version id does not belong to the published id. */
function requireSameDocument(publishedId: string, id: string): void {
  if (publishedIdOf(id) === publishedId) return;
  const example = draftIdOf(publishedId);
  throw Failure.invalid(`"${id}" does not belong to "${publishedId}" (its draft is "${example}")`);
}

/** Writes the content of a draft or version to the published document. */
export function writePublished(transaction: DraftTransaction, version: LakeDocument): void {
  const publishedId = publishedIdOf(version._id);
  const { _system, ...content } = strengthenReferences(copyAs(version, publishedId));
  const { _createdAt } = transaction.get(publishedId) ?? version;
  transaction.write("createOrReplace", { ...content, _createdAt });
}

/** Copies a published document to a draft unless there is one, and deletes the published document. */
export function unpublishExisting(transaction: DraftTransaction, published: LakeDocument): void {
  const draftId = draftIdOf(published._id);
  if (!transaction.get(draftId)) transaction.write("create", copyAs(published, draftId));
  transaction.delete(published._id);
}

/**
 * Returns content as it is published: references with `_strengthenOnPublish` become strong, unless
 * that attribute has `weak: true`, and lose the attribute.
 */
function strengthenReferences<T>(content: T): T;
function strengthenReferences(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item) => strengthenReferences(item));
  if (!isRecord(content)) return content;
  const { _strengthenOnPublish: strengthen, ...rest } = content;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) copy[key] = strengthenReferences(value);
  if (isRecord(strengthen) && strengthen.weak !== true) delete copy._weak;
  return copy;
}

/** An action as received: its fields are checked where they are read. */
type ActionBody = Readonly<Record<string, unknown>>;

function publishedIdField(action: ActionBody): string {
  const id = idField(action, "publishedId");
  if (!isPublishedId(id)) throw Failure.invalid(`"publishedId" is not a published ID: "${id}"`);
  return id;
}

function unpublishedIdField(action: ActionBody, name: string): string {
  const id = idField(action, name);
  if (isPublishedId(id)) throw Failure.invalid(`"${name}" is not a draft or version ID: "${id}"`);
  return id;
}

function idField(action: ActionBody, name: string): string {
  const id = action[name];
  if (typeof id !== "string") throw Failure.invalid(`The action needs the string "${name}"`);
  const reason = invalidId(id);
  if (reason) throw Failure.invalid(reason);
  return id;
}

/** Reads a field that holds an object: attributes, a document or a patch. */
export function objectField(action: ActionBody, name: string): Record<string, unknown> {
  const value = action[name];
  if (!isRecord(value)) throw Failure.invalid(`The action needs the object "${name}"`);
  return value;
}

/** @throws Failure when a version's release does not exist or is over; mutations may precede it, as imports do */
function requireRelease(transaction: DraftTransaction, id: string): void {
  if (!isVersionId(id)) return;
  const releaseId = releaseIdOf(layerOf(id));
  const release = transaction.existing(releaseId);
  if (isRelease(release) && (release.state === "active" || release.state === "scheduled")) return;
  throw Failure.invalid(`"${releaseId}" is no release that takes versions`);
}

/** Creates a version from the given document, or from a base document whose revision it records. */
export const createVersion: PerformAction = (transaction, action) => {
  if (action.document !== undefined) {
    const document = objectField(action, "document");
    const { id } = idsIn(action, document, "_id");
    requireRelease(transaction, id);
    if (transaction.get(id)) throw Failure.exists(id);
    transaction.write("create", document);
    return;
  }
  const baseId = idField(action, "baseId");
  const { id: versionId } = idsIn(action, action, "versionId");
  requireRelease(transaction, versionId);
  const base = transaction.existing(baseId);
  transaction.requireRevision(baseId, action.ifBaseRevisionId);
  if (transaction.get(versionId)) throw Failure.exists(versionId);
  const _system = { base: { id: base._id, rev: base._rev } };
  transaction.write("create", { ...copyAs(base, versionId), _system });
};

export const discardVersion: PerformAction = (transaction, action) => {
  const id = unpublishedIdField(action, "versionId");
  transaction.existing(id);
  transaction.delete(id);
};

export const replaceVersion: PerformAction = (transaction, action) => {
  const document = objectField(action, "document");
  transaction.existing(unpublishedIdField(document, "_id"));
  transaction.write("createOrReplace", document);
};

/** Marks a version so that publishing its release unpublishes the document. */
export const unpublishVersion: PerformAction = (transaction, action) => {
  const { publishedId, id: versionId } = idsIn(action, action, "versionId");
  requireRelease(transaction, versionId);
  const published = transaction.existing(publishedId);
  if (!transaction.get(versionId)) transaction.write("create", copyAs(published, versionId));
  const { _system } = transaction.existing(versionId);
  const marked = { ...(isRecord(_system) ? _system : {}), delete: true };
  transaction.patch(versionId, { set: { _system: marked } });
};
