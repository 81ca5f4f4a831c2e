import { blogPath } from "@currawong/schemas/paging";
import type { SanityClient } from "@sanity/client";
import { changedViews, ORDER, type WholeDocument } from "./changed-views.ts";
import { listedViews, listingPages } from "./listing-pages.ts";
import { pagesShowing, subjectOf, tagOf } from "./pages-showing.ts";

/** A document as visitors see it, and as it would be. */
export type DocumentChange = { before: WholeDocument; after: WholeDocument };

const BLOG_PAGE = /^\/blog(?:\/page\/(\d+))?$/;

/** Between where an article stood and where it will, every page of the blog moves on by one. */
function withPagesBetween(paths: readonly string[]): readonly string[] {
  const numbers = paths.flatMap((path) => {
    const found = BLOG_PAGE.exec(path);
    return found ? [Number(found[1] ?? 1)] : [];
  });
  if (numbers.length < 2) return paths;
  const from = Math.min(...numbers);
  const between = Array.from({ length: Math.max(...numbers) - from }, (_, n) => blogPath(from + n));
  return [...paths, ...between];
}

/**
 * The pages that each of some changes shows on, by the views that differ. The same views by which the site
 * finds what to render again say so before it happens.
 * @param client with the perspective `published`
 * @param instead documents as they would be with all of the changes: a page at a new address is another page
 */
export async function pagesOfChanges(
  client: SanityClient,
  changes: readonly DocumentChange[],
  instead: readonly WholeDocument[] = [],
): Promise<string[][]> {
  const listersOf = listingPages(client);
  const changed = await Promise.all(
    changes.map(async ({ before, after }) => {
      const { _id: id, _type: type } = before;
      const names = await changedViews(before, after);
      const reordered = names.includes(ORDER)
        ? [before, after].flatMap((version) =>
            listedViews(type).map((view) => listersOf(view, subjectOf(version))),
          )
        : [];
      return {
        views: names.filter((view) => view !== ORDER).map((view) => ({ id, type, view })),
        reordered: withPagesBetween((await Promise.all(reordered)).flat()),
      };
    }),
  );
  const views = new Map(changed.flatMap(({ views }) => views.map((view) => [tagOf(view), view])));
  const shown = await Promise.all([
    pagesShowing(client, [...views.values()]),
    ...(instead.length > 0 ? [pagesShowing(client, [...views.values()], instead)] : []),
  ]);
  return changed.map(({ views, reordered }) => {
    const paths = views.flatMap((view) =>
      shown.flatMap((pages) => [...(pages.get(tagOf(view)) ?? [])]),
    );
    return [...new Set([...paths, ...reordered])].sort();
  });
}
