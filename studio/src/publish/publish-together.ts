import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import type { SanityClient } from "@sanity/client";
import { draftId, publishedId, releaseOf, type WholeDocument } from "../dataset/versions.ts";
import { readVersions, type VersionPatch, writeTogether } from "../dataset/write-together.ts";

type Revision = WholeDocument & { _rev: string };
type Reason = { path: string; page?: string };

const GIVING_WAY_QUERY = `{
  "section": *[_id == $group][0]->section->slug.current,
  "holders": *[count(aliasReasons[defined(page)]) > 0]{ _id, "paths": aliasReasons[defined(page)].path }
}`;

/**
 * Takes back the redirects that were made when a page left the site, from all addresses of a document that
 * is about to be published. Versions in releases keep theirs: they may be locked, and a page comes before a
 * redirect.
 */
export async function takeBackRedirects(
  client: SanityClient,
  document: WholeDocument,
): Promise<VersionPatch[]> {
  const { _ref: group = "" } = Object(document.group);
  const { section, holders } = await client.fetch<{
    section: string | null;
    holders: { _id: string; paths: string[] }[];
  }>(GIVING_WAY_QUERY, { group });
  const { pages, aliases } = addressesOf({ ...addressableOf(document), sectionSlug: section });
  const own = new Set([...pages, ...aliases]);
  const ids = holders
    .filter(({ paths }) => paths.some((path) => own.has(path)))
    .map(({ _id }) => publishedId(_id))
    .filter((id) => id !== publishedId(document._id));
  const versions = ids.length > 0 ? await readVersions<Revision>(client, ids) : [];
  return versions
    .filter(({ _id }) => !releaseOf(_id))
    .flatMap((version) => {
      const reasons = (version.aliasReasons as Reason[] | undefined) ?? [];
      const isTaken = ({ path, page }: Reason) => page !== undefined && own.has(path);
      const taken = new Set(reasons.filter(isTaken).map(({ path }) => path));
      const left = (addressableOf(version).aliases ?? []).filter((path) => !taken.has(path));
      const set = { aliases: left, aliasReasons: reasons.filter((one) => !isTaken(one)) };
      return taken.size > 0 ? [{ id: version._id, revision: version._rev, set }] : [];
    });
}

/** Strengthens references to documents that were unpublished when the Studio created the reference. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: marker, ...rest } = value as Record<string, unknown>;
  if (marker && !Object(marker).weak) delete rest._weak;
  const entries = Object.entries(rest).map(([name, inner]) => [name, strengthenReferences(inner)]);
  return Object.fromEntries(entries);
}

/** One patch for each version: a transaction checks the revision of each once. */
const merged = (patches: readonly VersionPatch[]): VersionPatch[] =>
  [...Map.groupBy(patches, ({ id }) => id).values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map((first) => ({ ...first, set: Object.assign({}, ...group.map(({ set }) => set)) })),
  );

/**
 * Publishes a draft, takes back the redirects from its addresses, and changes other documents, in one
 * transaction.
 * @param readFurther the patches of other documents
 * @returns whether it was published; false if the draft is at another revision
 * @throws ScheduledError if a version of another document is in a scheduled release
 */
export async function publishTogether(
  client: SanityClient,
  tag: string,
  { id, revision }: { id: string; revision: string },
  readFurther: () => Promise<VersionPatch[]> = async () => [],
): Promise<boolean> {
  const [draft, published] = await client.getDocuments<WholeDocument>([draftId(id), id]);
  if (draft?._rev !== revision) return false;
  const { _rev, _updatedAt, ...content } = draft;
  const readPatches = async () => {
    const current = await client.getDocument(draft._id);
    if (current?._rev !== revision) return null;
    return merged([...(await readFurther()), ...(await takeBackRedirects(client, draft))]);
  };
  return writeTogether(client, tag, readPatches, (transaction) => {
    // No document has this field: the patch only checks the draft’s revision.
    transaction
      .patch(draft._id, (patch) => patch.ifRevisionId(revision).unset(["_guard"]))
      .createOrReplace({
        ...Object(strengthenReferences(content)),
        _id: id,
        ...(published && { _createdAt: published._createdAt }),
      })
      .delete(draft._id);
  });
}
