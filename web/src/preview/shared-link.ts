import { schemaIdSingleton } from "@sanity/preview-url-secret/constants";
import { draftClient } from "./load-draft.ts";
import type { Session } from "./session.ts";

/** How long a link shows drafts to whoever has it. Sanity's own sharing has no end. */
export const LINK_DAYS = 7;

/** Sanity keeps one secret for all links; turning sharing off takes it away, and on again makes another. */
const QUERY = "*[_id == $id && (secret == $secret || _rev == $link)][0]{ _rev, _updatedAt }";

/**
 * The link that has a secret, or is named in a session, and when it ends, even after that; none where editors
 * turned sharing off since.
 */
export async function sharedLink(by: { secret?: string; link?: string }) {
  type Found = { _rev: string; _updatedAt: string } | null;
  const params = { id: schemaIdSingleton, secret: "", link: "", ...by };
  const found = await draftClient().fetch<Found>(QUERY, params);
  if (!found) return undefined;
  const begun = Math.floor(Date.parse(found._updatedAt) / 1_000);
  return { link: found._rev, expires: begun + LINK_DAYS * 86_400 };
}

/** Whether a session still holds: one of a link is over as soon as an editor turns sharing off. */
export const isCurrent = async ({ link }: Session): Promise<boolean> =>
  !link || (await sharedLink({ link })) !== undefined;
