import {
  draftIdOf,
  isRecord,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import type { Release } from "../release.ts";
import type { Store } from "../store/store.ts";
import { unpublishExisting, writePublished } from "./drafts.ts";

/** What a version remembers besides its content. */
const systemOf = ({ _system }: LakeDocument) => (isRecord(_system) ? _system : {});

/** True when the draft is unchanged since the version was created from it. */
function isAsCopied(draft: LakeDocument, version: LakeDocument): boolean {
  const { base } = systemOf(version);
  return isRecord(base) && base.id === draft._id && base.rev === draft._rev;
}

/**
 * Publishes every version of a release, and unpublishes what it marks for that and is still there.
 * @throws Failure when a version is gone
 */
export function publishAll(transaction: DraftTransaction, store: Store, release: Release): void {
  const ids = versionsOf(transaction, store, release.name);
  // First, since a scheduled release locks its versions.
  transaction.patch(release._id, {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: ids.map((id) => ({ _key: publishedIdOf(id), id })),
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
      // Changed since, a draft holds what is not published yet.
      if (draft && isAsCopied(draft, version)) transaction.delete(draft._id);
    } else if (published) unpublishExisting(transaction, published);
    transaction.delete(id);
  }
}

/** Ids of the versions that belong to a release, as a transaction sees them. */
export function versionsOf(transaction: DraftTransaction, store: Store, name: string): string[] {
  const all = new Set([...store.ids({ layer: name }), ...transaction.touched().keys()]);
  return [...all].filter((id) => id.startsWith(versionIdOf(name, "")) && transaction.get(id));
}
