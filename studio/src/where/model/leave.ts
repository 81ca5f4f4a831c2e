import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import type { SanityClient } from "@sanity/client";
import { pathToString } from "sanity";
import { draftId, publishedId, type WholeDocument } from "../../dataset/versions.ts";
import {
  readVersions,
  refuseScheduled,
  type VersionPatch,
  writeTogether,
} from "../../dataset/write-together.ts";
import { entriesIn } from "./entries.ts";

/** How the rest of the site follows when a document leaves it. */
export type Leaving = {
  id: string;
  /** Published ids of the documents whose entries of it are removed. */
  listedIn: readonly string[];
  /** The document whose page its addresses lead to. */
  redirectTo?: string;
};

/** The addresses of a published document: those of its pages, and those that lead to it. */
function leavingAddresses(document: WholeDocument, sectionSlug?: string | null): string[] {
  const { pages, aliases } = addressesOf({ ...addressableOf(document), sectionSlug });
  return [...new Set([...pages, ...aliases])];
}

type Leaver = WholeDocument & { _rev: string };

/** What a version of another document loses, and the addresses that lead to it from now on. */
function patchOf(
  version: Leaver,
  { id, listedIn, redirectTo }: Leaving,
  from: readonly string[],
  why: string,
): VersionPatch[] {
  const { _id, _rev: revision } = version;
  const base = publishedId(_id);
  const unset = listedIn.includes(base) ? entriesIn(version, id).entries.map(pathToString) : [];
  const isTarget = base === redirectTo && from.length > 0;
  const reasons = (version.aliasReasons as { path: string }[] | undefined) ?? [];
  const set = isTarget
    ? {
        aliases: [...new Set([...(addressableOf(version).aliases ?? []), ...from])],
        aliasReasons: [
          ...reasons.filter(({ path }) => !from.includes(path)),
          ...from.map((path) => ({ _key: crypto.randomUUID(), path, reason: why, page: id })),
        ],
      }
    : {};
  return unset.length > 0 || isTarget ? [{ id: _id, revision, set, unset }] : [];
}

const SECTION_QUERY = `coalesce(*[_id == $id][0].group, *[_id == "drafts." + $id][0].group)->section->slug.current`;

/**
 * Prepares what other documents lose and lead to when a document leaves.
 * @returns the document as visitors see it, and a function that reads every version of the others and returns
 * their patches
 */
export async function prepareLeaving(client: SanityClient, leaving: Leaving) {
  const { id, listedIn, redirectTo } = leaving;
  const own = await readVersions<Leaver>(client, [id]);
  const published = own.find(({ _id }) => _id === id);
  const section = await client.fetch<string | null>(SECTION_QUERY, { id });
  // A draft that is published before it leaves has its addresses by then.
  const leaver = published ?? own.find(({ _id }) => _id === draftId(id));
  const from = leaver && redirectTo ? leavingAddresses(leaver, section) : [];
  const why = `“${String(leaver?.title ?? id)}” was here`;
  const others = [...listedIn, ...(redirectTo ? [redirectTo] : [])].filter((other) => other !== id);
  const readPatches = async () =>
    (await readVersions<Leaver>(client, others)).flatMap((version) =>
      patchOf(version, leaving, from, why),
    );
  return { published, readPatches };
}

/** All versions of a document, those that mark it to leave the site included. */
const VERSIONS_QUERY = `*[_id in [$id, "drafts." + $id] || _id in path("versions.**")]._id`;

/**
 * Takes a document off the site, or deletes it with its drafts and versions: removes its entries from the given
 * documents and leads its addresses to another page, in one transaction.
 * @param record what to create with it, such as the record of what is deleted
 * @throws ScheduledError if a version of another document, or of one that is deleted, is in a scheduled release
 */
export async function leaveSite(
  client: SanityClient,
  leaving: Leaving & { action: "Delete" | "Unpublish" },
  record?: WholeDocument,
): Promise<void> {
  const { id, action } = leaving;
  const { published, readPatches } = await prepareLeaving(client, leaving);
  const versions = await client.fetch<string[]>(VERSIONS_QUERY, { id });
  const own = versions.filter((version) => publishedId(version) === id);
  if (action === "Delete") await refuseScheduled(client, own);
  await writeTogether(client, "leaving", readPatches, undefined, (transaction) => {
    if (record) transaction.create(record);
    if (action === "Delete") {
      for (const version of own) transaction.delete(version);
    } else if (published) {
      const { _rev, ...content } = published;
      transaction.createIfNotExists({ ...content, _id: draftId(id) }).delete(id);
    }
  });
}
