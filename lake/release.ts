import { isRecord, type LakeDocument } from "./documents.ts";

const RELEASES = "_.releases.";

/**
 * A release as stored: its versions, `versions.<name>.<id>`, are published or unpublished together, and
 * locked while it is scheduled. https://www.sanity.io/docs/http-reference/actions
 */
export interface Release extends LakeDocument {
  readonly name: string;
  readonly state: "active" | "scheduled" | "published" | "archived";
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The user who created the release, recorded as the author when it is published on schedule. */
  readonly userId: string;
  /** When to publish it; set while it is scheduled. */
  readonly publishAt?: string;
  /** The versions it had when it was published or archived. */
  readonly finalDocumentStates?: readonly { readonly id: string }[];
}

/** The id of a release's own document. */
export const releaseIdOf = (name: string) => RELEASES + name;

/** True for the id of a release's own document. */
export const isReleaseId = (id: string) => id.startsWith(RELEASES);

/** True for a date and time as text. */
export const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

/** True for a name that no release may have: a release called `drafts` would look like the drafts layer. */
export const isReservedName = (name: string) =>
  ["drafts", "published", "raw", "previewDrafts"].includes(name);

/** True for a release document. Its id proves nothing: documents of other types may have one like it. */
export function isRelease(document: LakeDocument | null | undefined): document is Release {
  return (
    document?._type === "system.release" &&
    typeof document.name === "string" &&
    isRecord(document.metadata)
  );
}
