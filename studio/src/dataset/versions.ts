const DRAFT = "drafts.";
const VERSION = /^versions\.([^.]+)\./;

/** The published id of a document, from the id of any of its versions. */
export const publishedId = (id: string) =>
  id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id.replace(VERSION, "");

/** The name of a version’s release; undefined for drafts and published documents. */
export const releaseOf = (id: string): string | undefined => VERSION.exec(id)?.[1];

/** The id of a document’s draft, from its published id. */
export const draftId = (id: string) => `${DRAFT}${id}`;

/** The versions of a document; at least one exists. */
export type Versions<T extends { _id: string }> = {
  id: string;
  published?: T;
  draft?: T;
  /** Its versions in releases. */
  scheduled: readonly T[];
};

/** Groups versions by published id. */
export function versionsOf<T extends { _id: string }>(
  documents: readonly T[],
): Map<string, Versions<T>> {
  const byId = new Map<string, Versions<T>>();
  for (const document of documents) {
    const id = publishedId(document._id);
    const versions = byId.get(id) ?? { id, scheduled: [] };
    const isScheduled = releaseOf(document._id) !== undefined;
    const kind = document._id === id ? "published" : "draft";
    byId.set(
      id,
      isScheduled
        ? { ...versions, scheduled: [...versions.scheduled, document] }
        : { ...versions, [kind]: document },
    );
  }
  return byId;
}

/** The version of each document that editors see: the draft if it has one. */
export const latestOf = <T extends { _id: string }>(documents: readonly T[]): T[] =>
  [...versionsOf(documents).values()].flatMap(({ draft, published }) => draft ?? published ?? []);

/** Whether a form shows a version in a release; those keep Sanity’s own actions. */
export const isVersion = (versionType?: string): boolean =>
  versionType === "version" || versionType === "scheduled-draft";

/** A document with all its fields. */
export type WholeDocument = Readonly<{ _id: string; _type: string; [field: string]: unknown }>;

/** A document’s title or name, if it has one. */
export function documentTitle(document: WholeDocument | undefined): string | undefined {
  const title = document?.title || document?.name || document?.platform;
  return typeof title === "string" ? title : undefined;
}
