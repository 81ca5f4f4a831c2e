import type { ClaimedNotice } from "@currawong/supabase/inbox";
import { log } from "../observability/log.ts";
import { call, type StaffDatabase } from "../staff/database.ts";
import type { Send } from "./receivers.ts";

/** How many notices are delivered at a time. */
export const AT_ONCE = 10;

/** Why a receiver failed, in a word of the system's or of HTTP: messages may quote what was sent. */
export function reason(error: unknown): string {
  const { code, responseCode, name, cause } = error as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
    cause?: { code?: unknown };
  }; // Whatever was thrown: each is looked at.
  const found = responseCode ?? cause?.code ?? code ?? name;
  return /^[\w-]{1,40}$/.test(String(found)) ? String(found) : "failed";
}

async function deliver(
  database: StaffDatabase,
  receivers: ReadonlyMap<string, Send>,
  notice: ClaimedNotice,
): Promise<void> {
  const waiting = [...receivers].filter(([name]) => !notice.reached.includes(name));
  const outcomes = await Promise.all(
    waiting.map(([name, send]) =>
      send(notice).then(
        () => ({ name }),
        (error: unknown) => ({ name, problem: `${name}: ${reason(error)}` }),
      ),
    ),
  );
  const problems = outcomes.flatMap((outcome) => ("problem" in outcome ? [outcome.problem] : []));
  const problem = problems.join(", ");
  if (problem)
    log("error", "notice failed", { notice: notice.id, attempt: notice.attempt, problem });
  await call(database, "settle_enquiry_notice", {
    notice: notice.id,
    receivers: outcomes.flatMap((outcome) => ("problem" in outcome ? [] : [outcome.name])),
    ...(problem ? { problem } : {}),
  });
}

/**
 * Claims the notices that are due and delivers them to the receivers that have not had them. What cannot be
 * settled is delivered again: at least once.
 * @returns how many were claimed
 * @throws DatabaseUnavailable when there is no way to know what is due
 */
export async function deliverDue(
  database: StaffDatabase,
  receivers: ReadonlyMap<string, Send>,
): Promise<number> {
  const notices = await call<ClaimedNotice[]>(database, "claim_enquiry_notices", { most: AT_ONCE });
  await Promise.all(notices.map((notice) => deliver(database, receivers, notice)));
  return notices.length;
}
