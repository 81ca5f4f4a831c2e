import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../pages/changed-views.ts";
import { EVERY_PAGE, pagesShowing, tagOf } from "../../pages/pages-showing.ts";
import { THROUGHOUT, WAYS } from "./ways.ts";

/** A page that shows a document, and in which forms. */
export type Appearance = { path: string; ways: string[]; isOwn: boolean };

/** Where a document appears: page by page, and what is said of it in words alone. */
export type Appearances = { pages: Appearance[]; throughout: string[] };

const OWN = new Set(["page", "landing"]);

/** Its own pages first, then what stands everywhere, then by address. */
const byImportance = (a: Appearance, b: Appearance) =>
  Number(b.isOwn) - Number(a.isOwn) ||
  Number(b.path === EVERY_PAGE) - Number(a.path === EVERY_PAGE) ||
  a.path.localeCompare(b.path);

/**
 * Every page that shows a document, and how, by the views that the site makes its pages of.
 * @param client with the perspective `published`
 * @param instead the document as it would be, in place of what is published of it
 */
export async function appearancesOf(
  client: SanityClient,
  { id, type }: { id: string; type: string },
  instead?: WholeDocument,
): Promise<Appearances> {
  const names = Object.keys(VIEWS[type]?.views ?? {});
  const views = names.map((view) => ({ id, type, view }));
  const showing = await pagesShowing(client, views, instead && [instead]);
  const found = new Map<string, Appearance>();
  for (const view of views) {
    for (const path of showing.get(tagOf(view)) ?? []) {
      // A view of its own page that another page takes along does not exist: the page is its own.
      const known = found.get(path) ?? { path, ways: [], isOwn: false };
      const way = WAYS[view.view] ?? view.view;
      const ways = known.ways.includes(way) ? known.ways : [...known.ways, way];
      found.set(path, { path, ways, isOwn: known.isOwn || OWN.has(view.view) });
    }
  }
  return {
    pages: [...found.values()].sort(byImportance),
    throughout: names.flatMap((name) => THROUGHOUT[name] ?? []),
  };
}
