import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** The user of a token. */
export interface Identity {
  /** The user id recorded in transactions and returned by `/users/me`. */
  readonly id: string;
  readonly role: Role;
}

/** Names of Sanity's own roles: viewers may read, contributors also write drafts, editors publish, administrators do anything. */
export const ROLES = ["administrator", "editor", "contributor", "viewer"] as const;

export type Role = (typeof ROLES)[number];

/** The user of the write token, and the default user of Studio sessions. */
export const ADMINISTRATOR: Identity = { id: "local-administrator", role: "administrator" };
const EDITOR: Identity = { id: "local-editor", role: "editor" };
const CONTRIBUTOR: Identity = { id: "local-contributor", role: "contributor" };
/** The user of the read token. */
const VIEWER: Identity = { id: "local-viewer", role: "viewer" };

export const USERS: readonly Identity[] = [ADMINISTRATOR, EDITOR, CONTRIBUTOR, VIEWER];

const SESSION_DAYS = 30;

/** Tokens of Studio sessions; only their SHA-256 is stored. */
export type Sessions = ReturnType<typeof openSessions>;

export function openSessions(db: DatabaseSync) {
  db.exec(
    "CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, role TEXT NOT NULL)",
  );
  const insert = db.prepare("INSERT INTO sessions (hash, expires_at, role) VALUES (?, ?, ?)");
  const select = db.prepare("SELECT role FROM sessions WHERE hash = ? AND expires_at > ?");
  const remove = db.prepare("DELETE FROM sessions WHERE hash = ? OR expires_at < ?");
  return {
    /** Creates a session for the user with a role, and returns its token. */
    issue(role: Role = "administrator"): string {
      const token = `sk${randomBytes(48).toString("base64url")}`;
      insert.run(sha256(token), Date.now() + SESSION_DAYS * 86_400_000, role);
      return token;
    },
    /** The user of a session token, or null when it is unknown or expired. */
    verify(token: string): Identity | null {
      const session = select.get(sha256(token), Date.now());
      return USERS.find(({ role }) => role === session?.role) ?? null;
    },
    revoke: (token: string) => void remove.run(sha256(token), Date.now()),
  };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Finds the user of a token, comparing secrets in constant time.
 * @returns null for an unknown token.
 */
export function identify(
  token: string,
  known: { writeToken: string; readToken: string; sessions: Sessions },
): Identity | null {
  if (sameSecret(token, known.writeToken)) return ADMINISTRATOR;
  if (sameSecret(token, known.readToken)) return VIEWER;
  return known.sessions.verify(token);
}

/** Compares in constant time; an empty secret never matches. */
function sameSecret(candidate: string, secret: string): boolean {
  if (secret === "") return false;
  return timingSafeEqual(Buffer.from(sha256(candidate)), Buffer.from(sha256(secret)));
}
