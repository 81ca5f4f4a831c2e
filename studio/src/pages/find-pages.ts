import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { referencesIn } from "@currawong/schemas/references";
import { type PagesByTag, tags } from "@currawong/schemas/tags";
import { PAGE_TYPES } from "@currawong/schemas/types";
import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useMemo } from "react";
import { usePublishedClient } from "../dataset/use-live.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import { useSite } from "../inbox/site.ts";

/** Used in place of a path for what every page shows. */
export const EVERY_PAGE = "*";

/** The pages that have each tag. `isExact` is false if the site could not be asked. */
type FoundPages = { byTag: ReadonlyMap<string, readonly string[]>; isExact: boolean };

/** Finds the pages that depend on tags of the site’s cache. */
export type FindPages = (tags: readonly string[]) => Promise<FoundPages>;

/**
 * Asks the site, whose cache knows every page’s tags. On a host without that cache, or while the site cannot be
 * reached, the pages of the documents that refer to a tag’s document take their place.
 * @param client with the perspective `published`
 * @param askSite the site’s staff route
 */
export const pageFinder =
  (client: SanityClient, askSite: (tags: readonly string[]) => Promise<PagesByTag>): FindPages =>
  async (names) => {
    if (names.length === 0) return { byTag: new Map(), isExact: true };
    const found = await askSite(names).catch(() => null);
    if (!found) return { byTag: await pagesReferring(client, names), isExact: false };
    const { pages, total } = found;
    const entries = Object.entries(pages).map(
      ([tag, paths]) => [tag, paths.length >= total ? [EVERY_PAGE] : paths] as const,
    );
    return { byTag: new Map(entries), isExact: true };
  };

/** The pages of each tag’s document, and of the documents that refer to it. */
async function pagesReferring(
  client: SanityClient,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const idOf = (tag: string) => tag.slice(0, tag.lastIndexOf(":"));
  const documents = await client.fetch<WholeDocument[]>(
    `*[_type in $types && (_id in $ids || references($ids))]`,
    { types: PAGE_TYPES, ids: names.map(idOf) },
  );
  const known = documents.map((document) => ({
    pages: addressesOf(addressableOf(document)).pages,
    ids: referencesIn(document).add(document._id),
  }));
  const pagesOf = (id: string) =>
    known.flatMap(({ pages, ids }) => (ids.has(id) ? pages : [])).sort();
  return new Map(names.map((tag) => [tag, pagesOf(idOf(tag))]));
}

/** Finds every page that shows a published document, by all views of it. */
export async function pagesShowing(
  findPages: FindPages,
  { id, type }: { id: string; type: string },
): Promise<{ paths: string[]; isExact: boolean }> {
  const views = Object.keys(VIEWS[type]?.views ?? {});
  const { byTag, isExact } = await findPages(views.map((view) => tags.view(id, view)));
  return { paths: [...new Set([...byTag.values()].flat())].sort(), isExact };
}

/** A search for pages, as the signed-in user. */
export function useFindPages(): FindPages {
  const client = usePublishedClient();
  const { pagesByTag } = useSite();
  return useMemo(() => pageFinder(client, pagesByTag), [client, pagesByTag]);
}
