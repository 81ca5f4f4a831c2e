import type { IncomingMessage } from "node:http";
import { sessionOf } from "./cookies.ts";
import { mayBeDraft } from "./pages.ts";

/**
 * Whether an editor with a session asks for a page: Next makes it for this one request (`gate.ts`).
 * A forged cookie costs a comparison, and gets what visitors get.
 */
export const asksForDraft = ({ headers, url = "/" }: IncomingMessage): boolean =>
  sessionOf(headers.cookie) !== undefined && mayBeDraft(url.split("?", 1)[0] ?? "/");
