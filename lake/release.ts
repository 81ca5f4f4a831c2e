import { isRecord, type LakeDocument } from "./documents.ts";

const RELEASES = "_.releases.";

/**
 * A release as the lake stores it: documents that are published or unpublished together (https://www.sanity.io/docs/http-reference/actions). Its documents are versions,
 * `versions.<name>.<id>`. While it is scheduled they are locked.
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

/** True for a name that no release may have: versions of `drafts`, for one, would pass for drafts. */
export const isReservedName = (name: string) =>
  ["drafts", "published", "raw", "previewDrafts"].includes(name);

/** True for a document that is a release: other documents may have any id. */
export function isRelease(document: LakeDocument | null | undefined): document is Release {
  return (
    document?._type === "system.release" &&
    typeof document.name === "string" &&
    isRecord(document.metadata)
  );
}
