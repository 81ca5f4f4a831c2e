import type { SanityClient } from "@sanity/client";
import type { Pending } from "../model/pending.ts";
import { idsOf, patchesOf } from "../model/publication.ts";
import { changedViews, type WholeDocument } from "./changed-views.ts";
import { pagesShowing, type View } from "./pages-showing.ts";
import { withChanges } from "./with-changes.ts";

type Whole = WholeDocument & { _rev: string };

/** The edits of one document. */
const ofDocument = (pending: Pending, id: string): Pending => ({
  prices: Object.fromEntries(
    Object.entries(pending.prices).filter(([key]) => key.startsWith(`${id}#`)),
  ),
  quotes: Object.fromEntries(Object.entries(pending.quotes).filter(([one]) => one === id)),
});

/** The views of the published document that an editor’s changes of it show in. */
async function viewsChanged(document: Whole, pending: Pending): Promise<View[]> {
  const { _id: id, _type: type } = document;
  const [patch] = patchesOf(ofDocument(pending, id), [document]);
  if (!patch) return [];
  const views = await changedViews(document, withChanges(document, patch));
  return views.map((view) => ({ id, type, view }));
}

/**
 * The pages that will change when an editor’s changes are published, by id of the document changed. The
 * same views by which the site finds what to make anew say so here, before it happens.
 */
export async function pagesOfChanges(
  client: SanityClient,
  pending: Pending,
): Promise<Map<string, string[]>> {
  const published = client.withConfig({ perspective: "published", useCdn: false });
  const documents = await published.fetch<Whole[]>(`*[_id in $ids]`, {
    ids: idsOf(pending),
  });
  const changed = await Promise.all(documents.map((document) => viewsChanged(document, pending)));
  const views = changed.flat();
  const showing = await pagesShowing(published, views);
  const pages = new Map<string, Set<string>>();
  for (const { id, view } of views) {
    const known = pages.get(id) ?? new Set();
    pages.set(id, new Set([...known, ...(showing.get(`${id}:${view}`) ?? [])]));
  }
  return new Map([...pages].map(([id, paths]) => [id, [...paths].sort()]));
}
