import type { IncomingMessage } from "node:http";
import { listPageAt } from "@currawong/schemas/paging";
import { lookupOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import { FILE } from "../model/file-paths.ts";
import { readSession } from "./session.ts";

/** The route that renders drafts. It cannot be requested directly (`gate.ts`). */
export const DRAFT_PAGES = "/api/draft/page";

/** Whether a document's page may be at a path; only such pages show drafts. */
export const mayBeDraft = (path: string): boolean =>
  listPageAt(path) !== null ||
  (!FILE.test(path) && !isReservedPath(path) && lookupOf(path) !== null);

/** Whether an editor with a session requests a page, which Next renders for this request (`gate.ts`). */
export const asksForDraft = ({ headers, url = "/" }: IncomingMessage): boolean =>
  readSession(headers.cookie) !== undefined && mayBeDraft(url.split("?", 1)[0] ?? "/");
