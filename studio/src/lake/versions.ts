const DRAFT = "drafts.";
const VERSION = /^versions\.([^.]+)\./;

/** The id a document has when published, by that of any of its versions. */
export const publishedId = (id: string) =>
  id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id.replace(VERSION, "");

/** The name of the release that a version belongs to; none for a draft and what is published. */
export const releaseOf = (id: string): string | undefined => VERSION.exec(id)?.[1];

/** The id of its draft. */
export const draftId = (id: string) => `${DRAFT}${id}`;

/** A document in its versions; at least one is there. */
export type Versions<T extends { _id: string }> = {
  id: string;
  published?: T;
  draft?: T;
  /** What releases hold of it. */
  scheduled: readonly T[];
};

/** Puts the versions of each document together, by published id. */
export function versionsOf<T extends { _id: string }>(
  documents: readonly T[],
): Map<string, Versions<T>> {
  const found = new Map<string, Versions<T>>();
  for (const document of documents) {
    const id = publishedId(document._id);
    const known = found.get(id) ?? { id, scheduled: [] };
    const isScheduled = releaseOf(document._id) !== undefined;
    const kind = document._id === id ? "published" : "draft";
    found.set(
      id,
      isScheduled
        ? { ...known, scheduled: [...known.scheduled, document] }
        : { ...known, [kind]: document },
    );
  }
  return found;
}

/** Of each document, the version that editors see: its draft, where it has one. */
export const latestOf = <T extends { _id: string }>(documents: readonly T[]): T[] =>
  [...versionsOf(documents).values()].flatMap(({ draft, published }) => draft ?? published ?? []);

/** Whether a form shows a document’s version in a release: Sanity’s own actions look after that. */
export const isVersion = (versionType?: string): boolean =>
  versionType === "version" || versionType === "scheduled-draft";

/** A document, whole. */
export type WholeDocument = Readonly<{ _id: string; _type: string; [field: string]: unknown }>;
