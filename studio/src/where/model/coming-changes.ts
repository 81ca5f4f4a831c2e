import { blogPath } from "@currawong/schemas/paging";
import type { SanityClient } from "@sanity/client";
import { changedViews, ORDER, type WholeDocument } from "../../pages/changed-views.ts";
import { listedViews, listingPages } from "../../pages/listing-pages.ts";
import { pagesShowing, subjectOf, tagOf } from "../../pages/pages-showing.ts";
import { withChanges } from "../../pages/with-changes.ts";
import { type FieldChange, fieldChanges, type Named } from "./field-changes.ts";

/** A change that publishing makes, and the pages on which it is read. */
export type ComingChange = FieldChange & { paths: string[] };

const BLOG_PAGE = /^\/blog(?:\/page\/(\d+))?$/;

/** Between where an article stood and where it will, every page of the blog moves on by one. */
function withPagesBetween(paths: ReadonlySet<string>): string[] {
  const numbers = [...paths].flatMap((path) => {
    const found = BLOG_PAGE.exec(path);
    return found ? [Number(found[1] ?? 1)] : [];
  });
  if (numbers.length < 2) return [...paths];
  const from = Math.min(...numbers);
  const between = Array.from({ length: Math.max(...numbers) - from }, (_, n) => blogPath(from + n));
  return [...new Set([...paths, ...between])];
}

/** The pages with lists in which a document’s place changes. */
async function pagesReordered(
  client: SanityClient,
  versions: readonly WholeDocument[],
): Promise<string[]> {
  const listersOf = listingPages(client);
  const found = await Promise.all(
    versions.flatMap((version) =>
      listedViews(version._type).map((view) => listersOf(view, subjectOf(version))),
    ),
  );
  return withPagesBetween(new Set(found.flat()));
}

/** A document with one of its changes alone. */
function withOne(document: WholeDocument, { path, after }: FieldChange): WholeDocument {
  return after === undefined
    ? withChanges(document, { set: {}, unset: [path] })
    : withChanges(document, { set: { [path]: after }, unset: [] });
}

/**
 * What publishing a draft changes: each field before and after, and the pages that are made of a view
 * with that field. The same views by which the site finds what to make anew say so before it happens.
 * @param client with the perspective `published`
 * @param published the document as visitors see it
 * @param draft the same document, by its published id, as it would be
 */
export async function comingChanges(
  client: SanityClient,
  published: WholeDocument,
  draft: WholeDocument,
  type: Named | undefined,
): Promise<ComingChange[]> {
  const { _id: id, _type } = published;
  const found = await Promise.all(
    fieldChanges(published, draft, type).map(async (change) => ({
      change,
      views: await changedViews(published, withOne(published, change)),
    })),
  );
  const views = [...new Set(found.flatMap((one) => one.views))]
    .filter((view) => view !== ORDER)
    .map((view) => ({ id, type: _type, view }));
  // Both as it is and as it will be: a page at a new address is another page.
  const [was, is] = await Promise.all([
    pagesShowing(client, views),
    pagesShowing(client, views, [draft]),
  ]);
  const pagesOf = async (view: string, change: FieldChange) =>
    view === ORDER
      ? pagesReordered(client, [published, withOne(published, change)])
      : [was, is].flatMap((pages) => [...(pages.get(tagOf({ id, view })) ?? [])]);
  return Promise.all(
    found.map(async ({ change, views: changed }) => {
      const paths = await Promise.all(changed.map((view) => pagesOf(view, change)));
      return { ...change, paths: [...new Set(paths.flat())].sort() };
    }),
  );
}
