import { call, staffDatabase } from "../runtime/database.ts";
import type { Environment } from "../runtime/environment.ts";
import { errorText, log } from "../runtime/observability/log.ts";
import { COUNTS_PER_SECOND, rateLimit } from "../runtime/rate-limit.ts";

/** Creates a counter of the redirects that visitors, not robots, follow; undefined without an inbox. It never rejects. */
export async function redirectCounter({ inbox, supabase }: Environment) {
  if (!inbox) return undefined;
  // Cannot be imported before Next has started.
  const { userAgentFromString } = await import("next/server.js");
  const database = staffDatabase(supabase.url, inbox.secretKey);
  const isAllowed = rateLimit(COUNTS_PER_SECOND);
  return async (method: string, agent: string | undefined, path: string): Promise<void> => {
    if (method !== "GET" || userAgentFromString(agent).isBot || !isAllowed()) return;
    await call(database, "count_redirect", { path }).catch((error) =>
      log("error", "redirect not counted", { message: errorText(error) }),
    );
  };
}
