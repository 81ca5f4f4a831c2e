import { API_VERSION } from "@currawong/schemas/api-version";
import { type Answer, ask, field, type Settings } from "./check.ts";

export const VERSION = `v${API_VERSION}`;
// The versions that Sanity's own command-line tool uses for these.
const MANAGEMENT = "v2025-08-14";

/** Content and sessions: the project's own host, which refuses tokens of other projects. */
export const lakeUrl = (
  { SANITY_API_HOST: host, SANITY_PROJECT_ID: project }: Settings,
  path: string,
) => `${host || `https://${project}.api.sanity.io`}/${VERSION}${path}`;

/** The project's settings. https://www.sanity.io/docs/http-reference/projects-api */
export const projectUrl = (settings: Settings, path: string) =>
  `${settings.SANITY_API_HOST || "https://api.sanity.io"}/${MANAGEMENT}/projects/${settings.SANITY_PROJECT_ID}${path}`;

export const hooksUrl = (settings: Settings, path = "") =>
  `${settings.SANITY_API_HOST || "https://api.sanity.io"}/${MANAGEMENT}/hooks/projects/${settings.SANITY_PROJECT_ID}${path}`;

/** Changes something as the administrator. @throws what the service answers when it refuses */
export async function change(url: string, settings: Settings, method: string, json?: unknown) {
  const answer = await ask(url, { method, json, token: settings.SANITY_API_WRITE_TOKEN });
  if (answer.status >= 300) throw new Error(`HTTP ${answer.status}: ${messageOf(answer)}`);
  return answer;
}

export const messageOf = ({ body, text }: Answer) =>
  String(field(body, "message") ?? field(field(body, "error"), "description") ?? text).slice(
    0,
    200,
  );
