import { isRecord, type LakeDocument, versionIdOf } from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import type { Store } from "../store/store.ts";

const RELEASES = "_.releases.";

/**
 * A release as far as the lake keeps one: documents that are published, or taken from the public,
 * together (https://www.sanity.io/docs/http-reference/actions). Its documents are versions,
 * `versions.<name>.<id>`.
 */
export interface Release extends LakeDocument {
  readonly name: string;
  readonly state: "active" | "scheduled" | "published" | "archived";
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The user who made it, in whose name it is published. */
  readonly userId: string;
  /** When it is to be published; there while it is scheduled. */
  readonly publishAt?: string;
}

/** The id of a release’s own document. */
export const releaseIdOf = (name: string) => RELEASES + name;

/** True for the id of a release’s own document. */
export const isReleaseId = (id: string) => id.startsWith(RELEASES);

/** True for a document that is a release: other documents may have any id. */
export function isRelease(document: LakeDocument | null | undefined): document is Release {
  return (
    document?._type === "system.release" &&
    typeof document.name === "string" &&
    isRecord(document.metadata)
  );
}

/** Every release there is. */
export const releasesIn = (store: Store): Release[] =>
  store
    .ids({ type: "system.release" })
    .map((id) => store.get(id))
    .filter(isRelease);

/** Ids of the versions that belong to a release, as a transaction sees them. */
export function versionsOf(transaction: DraftTransaction, store: Store, name: string): string[] {
  const all = new Set([...store.ids({ layer: name }), ...transaction.touched().keys()]);
  return [...all].filter((id) => id.startsWith(versionIdOf(name, "")) && transaction.get(id));
}
