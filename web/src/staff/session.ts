import type { Environment } from "../environment.ts";

/** The roles of a Sanity project that may work in the inbox. */
export const STAFF_ROLES = ["administrator", "editor"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** A user who works in the inbox. */
export type StaffMember = {
  /** The id of a Sanity user. */
  id: string;
  role: StaffRole;
};

/** Whose a session is; `unknown` while Sanity cannot be reached. */
export type Session = StaffMember | "none" | "not-staff" | "unknown";

const API_VERSION = "v2021-06-07";
const TIMEOUT_MS = 5_000;

/** The shape of a Sanity token: nothing else is sent to Sanity. */
const BEARER = /^Bearer ([\w.~+/-]{20,1000}=*)$/i;

/** What `/users/me` says of a user in its project (https://www.sanity.io/docs/http-reference/users). */
type CurrentUser = { id?: unknown; role?: unknown; roles?: unknown };

function roleOf({ role, roles }: CurrentUser): StaffRole | undefined {
  const listed: unknown[] = Array.isArray(roles) ? roles : [];
  const names = [role, ...listed.map((held) => (held as { name?: unknown } | null)?.name)];
  return STAFF_ROLES.find((name) => names.includes(name));
}

/**
 * Asks Sanity whose session a token is. The project's own host knows no sessions of other
 * projects, and says which roles the user has in this one.
 */
export async function sessionOf(
  authorization: string | null,
  { projectId, apiHost }: Environment["sanity"],
  fetch = globalThis.fetch,
): Promise<Session> {
  const [, token] = BEARER.exec(authorization ?? "") ?? [];
  if (!token) return "none";
  const host = apiHost ?? `https://${projectId}.api.sanity.io`;
  try {
    const answer = await fetch(`${host}/${API_VERSION}/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401 || answer.status === 403) return "none";
    if (!answer.ok) return "unknown";
    const user = (await answer.json()) as CurrentUser | null; // Each property is looked at.
    // Without a session Sanity answers an empty object.
    if (typeof user?.id !== "string" || user.id === "") return "none";
    const role = roleOf(user);
    return role ? { id: user.id, role } : "not-staff";
  } catch {
    return "unknown";
  }
}
