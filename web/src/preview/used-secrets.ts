import { createHash } from "node:crypto";
import { Seen } from "../revalidation/seen.ts";

/** Where instances of the site remember together what was handled (`server/store/store.ts`). */
type Shared = {
  wasHandled(message: string): Promise<boolean>;
  noteHandled(message: string): Promise<void>;
};

/** A secret lives for an hour; no more editors than these open the Studio in one. */
const LIMIT = 10_000;

/** One for the process: Next bundles each route separately, and the site's own server is apart. */
const OWN = Symbol.for("currawong.used-secrets");
const holder = globalThis as typeof globalThis & { [OWN]?: { used: Seen; shared?: Shared } };

const own = () => {
  holder[OWN] ??= { used: new Seen(LIMIT) };
  return holder[OWN];
};

/** Has instances that share what they made share this too. */
export function shareUsedSecrets(shared: Shared): void {
  own().shared = shared;
}

/**
 * Takes one of the Studio's secrets, which lets one editor in once.
 * @returns false when it was taken before, here or by another instance
 */
export async function takeSecret(secret: string): Promise<boolean> {
  const { used, shared } = own();
  const message = `secret:${createHash("sha256").update(secret).digest("base64url")}`;
  if (used.has(message)) return false;
  // At once, before anything is awaited: two requests may bring it together.
  used.add(message);
  if (await shared?.wasHandled(message)) return false;
  await shared?.noteHandled(message);
  return true;
}
