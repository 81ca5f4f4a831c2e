import type { Environment } from "../environment.ts";
import { log } from "../observability/log.ts";
import { staffDatabase } from "../staff/database.ts";
import { AT_ONCE, deliverDue } from "./deliver.ts";
import { receiversOf } from "./receivers.ts";

/** How often the outbox is polled. */
const INTERVAL_MS = 2_000;

/** The same while the database cannot be reached. */
const UNREACHABLE_MS = 15_000;

/**
 * Delivers notices of new enquiries for as long as the process lives. Every instance of the site has such
 * a worker; the database gives each notice to one of them. Without receivers or a secret key it does
 * nothing, and notices wait.
 * @returns a function that stops it
 */
export function startNotices(environment: Environment): () => void {
  const { inbox, supabase } = environment;
  const receivers = receiversOf(environment);
  if (!inbox || receivers.size === 0) return () => {};
  const database = staffDatabase(supabase.url, inbox.secretKey);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isUnreachable = false;

  async function poll(): Promise<void> {
    let pause = INTERVAL_MS;
    try {
      const claimed = await deliverDue(database, receivers);
      if (claimed === AT_ONCE) pause = 0;
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable) log("error", "outbox unreachable", { message: String(error) });
      isUnreachable = true;
      pause = UNREACHABLE_MS;
    }
    if (!stopped) timer = setTimeout(() => void poll(), pause).unref();
  }

  void poll();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
