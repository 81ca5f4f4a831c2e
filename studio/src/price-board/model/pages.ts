import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../pages/changed-views.ts";
import { pagesOfChanges } from "../../pages/pages-of-changes.ts";
import { withChanges } from "../../pages/with-changes.ts";
import type { Pending } from "./pending.ts";
import { documentOf, idsOf, patchesOf } from "./publish.ts";

type Whole = WholeDocument & { _rev: string };

/**
 * The pages that will change when an editor’s changes are published, by key of the row changed.
 * Settling a quote without a new price changes none.
 * @param client with the perspective `published`
 */
export async function pagesOfPending(
  client: SanityClient,
  pending: Pending,
): Promise<ReadonlyMap<string, string[]>> {
  const documents = await client.fetch<Whole[]>(`*[_id in $ids]`, { ids: idsOf(pending) });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const changes = Object.entries(pending).flatMap(([key, edit]) => {
    const before = byId.get(documentOf(key));
    const [patch] = before ? patchesOf({ [key]: edit }, [before]) : [];
    if (!before || !patch) return [];
    return [{ key, before, after: withChanges(before, { unset: [], ...patch }) }];
  });
  const pages = await pagesOfChanges(client, changes);
  return new Map(changes.map(({ key }, index) => [key, pages[index] ?? []]));
}
