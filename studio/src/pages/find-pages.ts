import { type PagesByTag, tags } from "@currawong/schemas/tags";
import { VIEWS } from "@currawong/schemas/views";

/** Used in place of a path for what every page shows. */
export const EVERY_PAGE = "*";

/** Finds the pages that depend on tags of the site’s cache. It rejects if the site cannot be asked. */
export type FindPages = (
  tags: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/**
 * Asks the site, whose cache knows every page’s tags.
 * @param askSite the site’s staff route
 */
export const pageFinder =
  (askSite: (tags: readonly string[]) => Promise<PagesByTag>): FindPages =>
  async (names) => {
    if (names.length === 0) return new Map();
    const { pages, total } = await askSite(names);
    return new Map(
      Object.entries(pages).map(([tag, paths]) => [
        tag,
        paths.length >= total ? [EVERY_PAGE] : paths,
      ]),
    );
  };

/** Finds every page that shows a published document, by all views of it. */
export async function pagesShowing(
  findPages: FindPages,
  { id, type }: { id: string; type: string },
): Promise<string[]> {
  const views = Object.keys(VIEWS[type]?.views ?? {});
  const byTag = await findPages(views.map((view) => tags.view(id, view)));
  return [...new Set([...byTag.values()].flat())].sort();
}
