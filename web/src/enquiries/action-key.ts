import { createHash } from "node:crypto";

/**
 * The key that Next makes the ids of server actions with. Left to itself it invents one with every
 * build, and no longer knows the form of a page that was opened before (decision 7).
 * @param secret one of the site's own, kept from build to build
 * @returns 32 bytes in base64, for `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY`
 */
export function serverActionsKey(secret: string): string {
  return createHash("sha256").update(`server actions\n${secret}`).digest("base64");
}
