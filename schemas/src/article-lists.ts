import { BLOG_LIST, lastPageOf, listPath } from "./paging.ts";
import { type Addressable, pathOf } from "./paths.ts";

/** A document with its id and, if it is an article, that of its category. */
export type Listed = Addressable & { _id: string; categoryId?: string | null };

/** The lists of articles: of the blog, and of each category with a page. */
export function articleListsOf(documents: readonly Listed[]): { path: string; lastPage: number }[] {
  const categories = documents
    .filter(({ _type }) => _type === "article")
    .map(({ categoryId }) => categoryId);
  const lists = documents.flatMap((document) => {
    const path = document._type === "articleCategory" && pathOf(document);
    if (!path) return [];
    return { path, lastPage: lastPageOf(categories.filter((id) => id === document._id).length) };
  });
  return [{ path: BLOG_LIST, lastPage: lastPageOf(categories.length) }, ...lists];
}

/** The pages of all lists of articles after the first, which is its document's own page. */
export const furtherPagesOf = (documents: readonly Listed[]): string[] =>
  articleListsOf(documents).flatMap(({ path, lastPage }) =>
    Array.from({ length: lastPage - 1 }, (_, index) => listPath(path, index + 2)),
  );
