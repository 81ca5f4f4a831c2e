import type { IncomingMessage } from "node:http";
import { lookupOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import { sessionOf } from "./session.ts";

/** Where the pages of drafts are made. No one asks for them by this address (`gate.ts`). */
export const DRAFT_PAGES = "/api/draft/page";

const BLOG_PAGE = /^\/blog\/page\/\d+$/;

/** Whether a page of a document may be at a path; drafts appear on those alone. */
export const mayBeDraft = (path: string): boolean =>
  BLOG_PAGE.test(path) || (!path.includes(".") && !isReservedPath(path) && lookupOf(path) !== null);

/** Whether an editor with a session asks for a page: Next makes it for this one request (`gate.ts`). */
export const asksForDraft = ({ headers, url = "/" }: IncomingMessage): boolean =>
  sessionOf(headers.cookie) !== undefined && mayBeDraft(url.split("?", 1)[0] ?? "/");
