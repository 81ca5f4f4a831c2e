import type { Environment } from "../environment.ts";
import { log } from "../observability/log.ts";
import { staffDatabase } from "../staff/database.ts";
import { AT_ONCE, deliverDue } from "./deliver.ts";
import { receiversOf } from "./receivers.ts";

/** How often the outbox is looked at. */
const INTERVAL_MS = 2_000;

/** The same while the database is away. */
const AWAY_MS = 15_000;

/**
 * Tells staff of new enquiries for as long as the process lives. Every instance of the site has such
 * a worker; the database gives each notice to one of them. Where nobody is to be told, or there is
 * no secret key, it does nothing: notices wait.
 * @returns what stops it
 */
export function startNotices(environment: Environment): () => void {
  const { inbox, supabase } = environment;
  const receivers = receiversOf(environment);
  if (!inbox || receivers.size === 0) return () => {};
  const database = staffDatabase(supabase.url, inbox.secretKey);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isAway = false;

  async function look(): Promise<void> {
    let pause = INTERVAL_MS;
    try {
      const taken = await deliverDue(database, receivers);
      if (taken === AT_ONCE) pause = 0;
      isAway = false;
    } catch (error) {
      if (!isAway) log("error", "outbox unreachable", { message: String(error) });
      isAway = true;
      pause = AWAY_MS;
    }
    if (!stopped) timer = setTimeout(() => void look(), pause).unref();
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
