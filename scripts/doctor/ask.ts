import { API_VERSION } from "@currawong/schemas/api-version";
import type { Variables } from "../start/environment.ts";

export type Answer = { status: number; body: unknown; headers: Headers };

/**
 * Sends a request. Follows no redirect, which could take a token elsewhere.
 * @throws an error that names the host when nothing answers
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(url, { redirect: "manual", signal, ...init }).catch(
    ({ cause, message }: Error & { cause?: { code?: string } }) => {
      throw new Error(`${new URL(url).host} does not answer (${cause?.code ?? message}).`);
    },
  );
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body, headers: response.headers };
}

/** A property of an answer of unknown shape. */
export const field = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];

/** Sends a request to the Sanity project. */
export function askLake(
  { SANITY_API_HOST: host, SANITY_PROJECT_ID: project }: Variables,
  path: string,
  init?: RequestInit,
): Promise<Answer> {
  return ask(`${host || `https://${project}.api.sanity.io`}/v${API_VERSION}${path}`, init);
}

/** Sends a request to the database as the public key may. */
export function askDatabase(
  { SUPABASE_URL: url = "", SUPABASE_PUBLISHABLE_KEY: key = "" }: Variables,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  // A key of the older kind is also a token; the newer ones are not.
  const authorization = key.startsWith("ey") && { authorization: `Bearer ${key}` };
  return ask(url.replace(/\/+$/, "") + path, {
    ...init,
    headers: { apikey: key, ...authorization },
  });
}
