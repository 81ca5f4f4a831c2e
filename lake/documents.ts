/** A stored document. Every value in it is JSON; treat it as frozen. */
export interface LakeDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

const DRAFTS = "drafts.";
const VERSIONS = "versions.";

const isDraftId = (id: string): boolean => id.startsWith(DRAFTS);

export const isVersionId = (id: string): boolean => id.startsWith(VERSIONS);

/** True for an id that is neither a draft nor a version. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id);

/**
 * True when anyone may read the document: published and at the root path. Sanity keeps ids with a
 * dot private, whatever the prefix (https://www.sanity.io/docs/content-lake/ids).
 */
export const isPublicId = (id: string): boolean => !id.includes(".");

/** The id of the published document that a draft or version id belongs to. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

export const draftIdOf = (publishedId: string): string => DRAFTS + publishedId;

export const versionIdOf = (release: string, publishedId: string): string =>
  `${VERSIONS}${release}.${publishedId}`;

/** True for the documents of uploaded pictures and files. */
export const isAssetType = (type: unknown): boolean =>
  type === "sanity.imageAsset" || type === "sanity.fileAsset";

/** True for a JSON object (not an array, not null). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The ids that a value references at any depth: all, or those of this dataset that must exist. */
export function referencesIn(value: unknown, onlyStrong = false, found = new Set<string>()) {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, onlyStrong, found);
  else if (isRecord(value)) {
    const isStrong = value._weak !== true && !("_dataset" in value || "_projectId" in value);
    if (typeof value._ref === "string" && (isStrong || !onlyStrong)) found.add(value._ref);
    for (const child of Object.values(value)) referencesIn(child, onlyStrong, found);
  }
  return found;
}

/** The layer of a public document: published, and at the root path. */
export const PUBLIC_LAYER = "";
/** The layer of a published document whose id has a dot: reading it needs a token. */
export const PRIVATE_LAYER = ".";

/** The layer of an id: published (public or private), `drafts`, or the name of a release. */
export function layerOf(id: string): string {
  if (isDraftId(id)) return "drafts";
  if (isVersionId(id)) return id.split(".", 2)[1] ?? "";
  return isPublicId(id) ? PUBLIC_LAYER : PRIVATE_LAYER;
}
