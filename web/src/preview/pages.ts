import { lookupOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";

/** Where the pages of drafts are made. No one asks for them by this address (`gate.ts`). */
export const DRAFT_PAGES = "/api/draft/page";

const BLOG_PAGE = /^\/blog\/page\/\d+$/;

/** Whether a page of a document may be at a path; drafts appear on those alone. */
export const mayBeDraft = (path: string): boolean =>
  BLOG_PAGE.test(path) || (!path.includes(".") && !isReservedPath(path) && lookupOf(path) !== null);
