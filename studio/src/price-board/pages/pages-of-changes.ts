import type { SanityClient } from "@sanity/client";
import { changedViews, type WholeDocument } from "../../pages/changed-views.ts";
import { pagesShowing, type View } from "../../pages/pages-showing.ts";
import { withChanges } from "../../pages/with-changes.ts";
import type { Pending } from "../model/pending.ts";
import { documentOf, idsOf, patchesOf } from "../model/publication.ts";

type Whole = WholeDocument & { _rev: string };

/** A row’s own change, of everything an editor changed. */
const onlyOf = (pending: Pending, key: string): Pending => ({
  prices: Object.fromEntries(Object.entries(pending.prices).filter(([one]) => one === key)),
  quotes: {},
});

/** The views of the published document that the change of one of its prices shows in. */
async function viewsChanged(document: Whole, pending: Pending): Promise<View[]> {
  const { _id: id, _type: type } = document;
  const [patch] = patchesOf(pending, [document]);
  if (!patch) return [];
  const views = await changedViews(document, withChanges(document, patch));
  return views.map((view) => ({ id, type, view }));
}

/**
 * The pages that will change when an editor’s changes are published, by key of the row changed. The
 * same views by which the site finds what to make anew say so here, before it happens. Settling a
 * quote without a new price changes none.
 */
export async function pagesOfChanges(
  client: SanityClient,
  pending: Pending,
): Promise<Map<string, string[]>> {
  const published = client.withConfig({ perspective: "published", useCdn: false });
  const documents = await published.fetch<Whole[]>(`*[_id in $ids]`, { ids: idsOf(pending) });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const changed = await Promise.all(
    Object.keys(pending.prices).map(async (key) => {
      const document = byId.get(documentOf(key));
      return { key, views: document ? await viewsChanged(document, onlyOf(pending, key)) : [] };
    }),
  );
  const showing = await pagesShowing(
    published,
    changed.flatMap(({ views }) => views),
  );
  return new Map(
    changed.map(({ key, views }) => {
      const paths = views.flatMap(({ id, view }) => [...(showing.get(`${id}:${view}`) ?? [])]);
      return [key, [...new Set(paths)].sort()];
    }),
  );
}
