import type { ClaimedNotice } from "@currawong/supabase/inbox";
import { call, type StaffDatabase, staffDatabase } from "../../runtime/database.ts";
import type { Environment } from "../../runtime/environment.ts";
import { reason } from "../../runtime/notify.ts";
import { errorText, log } from "../../runtime/observability/log.ts";
import { processWide } from "../../runtime/process-wide.ts";
import { isFor, receiversOf, type Send } from "./receivers.ts";

/** How many notices are delivered at a time. */
const AT_ONCE = 10;

async function deliver(
  database: StaffDatabase,
  receivers: ReadonlyMap<string, Send>,
  notice: ClaimedNotice,
): Promise<void> {
  const targets = [...receivers].filter(
    ([name]) => !notice.reached.includes(name) && isFor(name, notice.enquiry),
  );
  const reached: string[] = [];
  const problems: string[] = [];
  const attempt = ([name, send]: [string, Send]) =>
    send(notice).then(
      () => reached.push(name),
      (error: unknown) => problems.push(`${name}: ${reason(error)}`),
    );
  await Promise.all(targets.map(attempt));
  const problem = problems.join(", ") || undefined;
  if (problem) {
    log("error", "notice failed", { notice: notice.id, attempt: notice.attempt, problem });
  }
  const outcome = { notice: notice.id, receivers: reached, problem };
  await call(database, "settle_enquiry_notice", outcome);
}

/** Where notices wait, and who receives them. */
export type Outbox = { database: StaffDatabase; receivers: ReadonlyMap<string, Send> };

/** The outbox; undefined without receivers or a secret key, where notices stay pending. */
export function openOutbox(environment: Environment): Outbox | undefined {
  const { inbox, supabase } = environment;
  const receivers = receiversOf(environment);
  if (!inbox || receivers.size === 0) return undefined;
  return { database: staffDatabase(supabase.url, inbox.secretKey), receivers };
}

/**
 * Claims the notices that are due, and delivers each at least once to the receivers it has not reached yet.
 * @returns how many were claimed
 */
export async function deliverDue({ database, receivers }: Outbox): Promise<number> {
  let total = 0;
  for (let claimed = AT_ONCE; claimed === AT_ONCE; total += claimed) {
    const notices = await call<ClaimedNotice[]>(database, "claim_enquiry_notices", {
      most: AT_ONCE,
    });
    await Promise.all(notices.map((notice) => deliver(database, receivers, notice)));
    claimed = notices.length;
  }
  return total;
}

/**
 * How often the outbox is polled if `wakeNotices` was not called: for an enquiry whose browser failed to call the
 * site, or for a retry. Random, so that instances take turns.
 */
const IDLE_MS = () => 20_000 + Math.random() * 20_000;

const workers = () => processWide("notice-workers", () => new Set<() => void>());

/** Registers what `wakeNotices` calls. @returns a function that takes it back */
function onWake(wake: () => void): () => void {
  workers().add(wake);
  return () => workers().delete(wake);
}

/** Polls the outbox now: an enquiry has been stored. */
export function wakeNotices(): void {
  for (const wake of workers()) wake();
}

/**
 * Delivers notices of new enquiries until it is stopped. Every instance of the site runs such a worker; the
 * database gives each notice to one of them.
 */
export function startNotices(environment: Environment): () => void {
  const outbox = openOutbox(environment);
  if (!outbox) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isWoken = false;
  let isStopped = false;
  let isUnreachable = false;

  async function poll(open: Outbox): Promise<void> {
    [isPolling, isWoken] = [true, false];
    clearTimeout(timer);
    try {
      await deliverDue(open);
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable) log("error", "outbox unreachable", { message: errorText(error) });
      isUnreachable = true;
    }
    isPolling = false;
    if (!isStopped) timer = setTimeout(() => void poll(open), isWoken ? 0 : IDLE_MS()).unref();
  }

  const takeBack = onWake(() => {
    isWoken = true;
    if (!isPolling) void poll(outbox);
  });
  void poll(outbox);
  return () => {
    isStopped = true;
    takeBack();
    clearTimeout(timer);
  };
}
