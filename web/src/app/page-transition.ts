/**
 * The stylesheet that lets one page pass into the next, in `public/`. Apart from a page's own: of a
 * page whose styles are still on their way, Chromium says that it wants no transition, gives it up and
 * reports an error. This one a browser has since the first page. It is kept for good: changed, it needs
 * another name.
 */
export const PAGE_TRANSITION = "/page-transition.css";
