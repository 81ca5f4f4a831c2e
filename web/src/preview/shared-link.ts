import { schemaIdSingleton } from "@sanity/preview-url-secret/constants";
import { draftClient } from "../content/drafts.ts";
import { fetchContent } from "../content/fetch-content.ts";
import type { Session } from "./session.ts";

/** How long a shared link shows drafts. Sanity's own sharing does not expire. */
export const LINK_DAYS = 7;

/** Sanity has one secret for all links; turning sharing off deletes it, and turning it on creates another. */
const QUERY = "*[_id == $id && (secret == $secret || _rev == $link)][0]{ _rev, _updatedAt }";

/**
 * The link with a secret, or of a session, and when it expires, even if it already has; undefined if editors
 * have turned sharing off.
 */
export async function sharedLink(by: { secret?: string; link?: string }) {
  type Found = { _rev: string; _updatedAt: string } | null;
  const params = { id: schemaIdSingleton, secret: "", link: "", ...by };
  const found = await fetchContent<Found>(draftClient(), QUERY, params);
  if (!found) return undefined;
  const startedAt = Math.floor(Date.parse(found._updatedAt) / 1_000);
  return { link: found._rev, expires: startedAt + LINK_DAYS * 86_400 };
}

/** Whether a session is still valid: a link's session ends as soon as an editor turns sharing off. */
export const isCurrent = async ({ link }: Session): Promise<boolean> =>
  !link || (await sharedLink({ link })) !== undefined;
