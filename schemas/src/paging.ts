/** Articles on the first page, and on each further one (specification, section 9). */
export const FIRST_PAGE = 9;
const FURTHER_PAGE = 6;

/** The range of articles on a page of the blog (from 1): `from` inclusive, `to` exclusive, from 0. */
export function rangeOf(page: number): { from: number; to: number } {
  if (page === 1) return { from: 0, to: FIRST_PAGE };
  const from = FIRST_PAGE + (page - 2) * FURTHER_PAGE;
  return { from, to: from + FURTHER_PAGE };
}

/** The number of pages for `total` articles; the first page exists even when empty. */
export function lastPageOf(total: number): number {
  return 1 + Math.max(0, Math.ceil((total - FIRST_PAGE) / FURTHER_PAGE));
}

/** @returns the page number, or `null` when the segment is not a canonical page number */
export function pageNumberFrom(segment: string): number | null {
  return /^[1-9]\d{0,4}$/.test(segment) ? Number(segment) : null;
}

/** The address of the list of all articles. Each category has a list of its own, at its page. */
export const BLOG_LIST = "/blog";

/** The address of a page of a list of articles. @param list the address of its first page: `/blog` */
export function listPath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

const LIST_PAGE = /^(\/blog(?:\/category\/[^/]+)?)\/page\/([^/]+)$/;

/** The list and page number of an address such as `/blog/page/2`; `null` for any other. */
export function listPageAt(path: string): { list: string; number: number } | null {
  const [, list, segment = ""] = LIST_PAGE.exec(path) ?? [];
  const number = pageNumberFrom(segment);
  return list && number ? { list, number } : null;
}
