import {
  draftIdOf,
  isRecord,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Failure } from "../mutate/failure.ts";
import { invalidId } from "../mutate/ids.ts";
import { isRelease, isReservedName, isTime, type Release, releaseIdOf } from "../release.ts";
import { lastState } from "../store/log.ts";
import type { Store } from "../store/store.ts";
import { objectField, type PerformAction, unpublishExisting, writePublished } from "./drafts.ts";

type Body = Parameters<PerformAction>[1];

function nameIn(action: Body): string {
  const { releaseId } = action;
  const isName = typeof releaseId === "string" && !releaseId.includes(".");
  if (!isName || invalidId(releaseId) || isReservedName(releaseId)) {
    throw Failure.invalid(`"releaseId" is not the name of a release: "${releaseId}"`);
  }
  return releaseId;
}

/** The release an action names, which must be in one of the given states. */
function releaseIn(
  transaction: DraftTransaction,
  action: Body,
  ...states: Release["state"][]
): Release {
  const id = releaseIdOf(nameIn(action));
  const release = transaction.get(id);
  if (!isRelease(release)) throw Failure.notFound(id);
  if (states.length > 0 && !states.includes(release.state)) {
    throw Failure.invalid(`The release is ${release.state}; it has to be ${states.join(" or ")}`);
  }
  return release;
}

/** Creates a release without documents. */
export const createRelease: PerformAction = (transaction, action) => {
  const name = nameIn(action);
  const _id = releaseIdOf(name);
  if (transaction.get(_id)) throw Failure.exists(_id);
  const metadata = isRecord(action.metadata) ? action.metadata : {};
  transaction.write("create", {
    _id,
    _type: "system.release",
    name,
    state: "active",
    metadata: { releaseType: "undecided", ...metadata },
    userId: transaction.identity,
  });
};

/**
 * Writes a release as `sanity dataset import` sends it, after its versions or before. As with the hosted one, a
 * scheduled release arrives active: the import could not complete its versions otherwise.
 */
export const importRelease: PerformAction = (transaction, action) => {
  const name = nameIn(action);
  const _id = releaseIdOf(name);
  const imported = objectField(action, action.document === undefined ? "attributes" : "document");
  const existing = transaction.get(_id);
  if (existing && action.ifExists === "ignore") return;
  if (existing && action.ifExists !== "replace") throw Failure.exists(_id);
  // Its versions are locked: an import that could not write them would only unschedule it.
  if (existing?.state === "scheduled") throw Failure.locked(_id, name);
  const { publishAt, error: _, ...attributes } = imported;
  const { state, metadata } = attributes;
  transaction.write("createOrReplace", {
    userId: transaction.identity,
    ...attributes,
    ...{ _id, _type: "system.release", name },
    state: state === "published" || state === "archived" ? state : "active",
    metadata: {
      releaseType: "undecided",
      ...(isTime(publishAt) && { intendedPublishAt: publishAt }),
      ...(isRecord(metadata) ? metadata : {}),
    },
  });
};

/** Edits the metadata of a release, such as its title. */
export const editRelease: PerformAction = (transaction, action) => {
  const { _id } = releaseIn(transaction, action, "active", "scheduled");
  const patch = objectField(action, "patch");
  const editsMetadataOnly = Object.values(patch).every((operation) =>
    (Array.isArray(operation) ? operation : Object.keys(Object(operation))).every((path) =>
      /^metadata\b/.test(path),
    ),
  );
  if (!editsMetadataOnly) throw Failure.invalid("Only the metadata of a release can be edited");
  transaction.patch(_id, patch);
};

/** Schedules a release to be published at a time. */
export const scheduleRelease: PerformAction = (transaction, action) => {
  const { _id } = releaseIn(transaction, action, "active", "scheduled");
  const { publishAt } = action;
  if (!isTime(publishAt))
    throw Failure.invalid(`"publishAt" is not a date and time: "${publishAt}"`);
  transaction.patch(_id, { set: { state: "scheduled", publishAt }, unset: ["error"] });
};

/** Cancels the schedule of a release. */
export const unscheduleRelease: PerformAction = (transaction, action) => {
  const { _id } = releaseIn(transaction, action, "scheduled");
  transaction.patch(_id, { set: { state: "active" }, unset: ["publishAt"] });
};

/** Publishes a release now. */
export const publishRelease: PerformAction = (transaction, action, store) =>
  publishAll(transaction, store, releaseIn(transaction, action, "active", "scheduled"));

/** Archives a release and deletes its versions, which it lists so that they can be restored. */
export const archiveRelease: PerformAction = (transaction, action, store) => {
  const { _id, name } = releaseIn(transaction, action, "active");
  const ids = versionsOf(transaction, store, name);
  for (const id of ids) transaction.delete(id);
  const set = { state: "archived", finalDocumentStates: finalStates(ids) };
  transaction.patch(_id, { set, unset: ["error"] });
};

/**
 * Makes an archived release active again, with the versions it had, or those written since.
 * @throws Failure when one never existed here: an archived release is imported without its versions
 */
export const unarchiveRelease: PerformAction = (transaction, action, store) => {
  const { _id, finalDocumentStates = [] } = releaseIn(transaction, action, "archived");
  for (const { id } of finalDocumentStates) {
    if (transaction.get(id)) continue;
    const version = lastState(store, id);
    if (!version) throw Failure.notFound(id);
    transaction.write("create", version);
  }
  transaction.patch(_id, { set: { state: "active" }, unset: ["finalDocumentStates"] });
};

const finalStates = (ids: readonly string[]) => ids.map((id) => ({ _key: publishedIdOf(id), id }));

/** Deletes a release that is over: one in a passing state of the hosted lake, as stored by an import, too. */
export const deleteRelease: PerformAction = (transaction, action) => {
  const { _id, state } = releaseIn(transaction, action);
  if (state === "active" || state === "scheduled") {
    throw Failure.invalid(`The release is ${state}: archive it first`);
  }
  transaction.delete(_id);
};

/** A version's `_system` attribute: what it was copied from, and whether it unpublishes. */
const systemOf = ({ _system }: LakeDocument) => (isRecord(_system) ? _system : {});

/** True when the draft is unchanged since the version was created from it. */
function isUnchanged(draft: LakeDocument, version: LakeDocument): boolean {
  const { base } = systemOf(version);
  return isRecord(base) && base.id === draft._id && base.rev === draft._rev;
}

/**
 * Publishes the versions of a release; one marked for unpublishing unpublishes its document, if it exists.
 * @throws Failure when a version is missing
 */
export function publishAll(transaction: DraftTransaction, store: Store, release: Release): void {
  const ids = versionsOf(transaction, store, release.name);
  // First, since a scheduled release locks its versions.
  transaction.patch(release._id, {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: finalStates(ids),
    },
    unset: ["publishAt", "error"],
  });
  for (const id of ids) {
    const version = transaction.existing(id);
    const publishedId = publishedIdOf(id);
    const [published, draft] = [publishedId, draftIdOf(publishedId)].map((id) =>
      transaction.get(id),
    );
    if (systemOf(version).delete !== true) {
      writePublished(transaction, version);
      // A draft edited since then has unpublished changes, so it stays.
      if (draft && isUnchanged(draft, version)) transaction.delete(draft._id);
    } else if (published) unpublishExisting(transaction, published);
    transaction.delete(id);
  }
}

/** Ids of the versions that belong to a release, as a transaction sees them. */
export function versionsOf(transaction: DraftTransaction, store: Store, name: string): string[] {
  const all = new Set([...store.ids({ layer: name }), ...transaction.touched().keys()]);
  return [...all].filter((id) => id.startsWith(versionIdOf(name, "")) && transaction.get(id));
}
