import { Refusal } from "./for-staff.ts";

/** What the Studio sends. The database refuses ids, times, states and lengths that are none (`InvalidInput`). */
type Body = Readonly<Record<string, unknown>>;

/** @throws Refusal when the body, of which the server accepts a megabyte, is not JSON */
export async function bodyOf(request: Request): Promise<Body> {
  try {
    return Object(await request.json()) as Body; // Whoever reads a property checks it.
  } catch {
    throw new Refusal(400, "Send a JSON object.");
  }
}

/** Returns what the database found for an enquiry. @throws Refusal when there is no such enquiry */
export function ensureFound<Found>(found: Found | null | false): Found {
  if (found === null || found === false) throw new Refusal(404, "There is no such enquiry.");
  return found;
}

/**
 * Which enquiries to list, as arguments of the database's functions; null for any state or owner.
 * @param me who asks for `mine`; nobody may ask for another user’s
 */
export function filterFrom({ search, state, owner }: Body, me: string) {
  const owners: Readonly<Record<string, string>> = { mine: me, nobody: "" };
  return {
    search: String(search ?? ""),
    state: state ?? null,
    owner: owners[String(owner)] ?? null,
  };
}
