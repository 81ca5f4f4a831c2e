import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { MIN_FILL_MS } from "@currawong/supabase/limits";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { mutate } from "swr";
import { addReceipt, RECEIPTS_KEY } from "./receipts.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { readStored, store } from "./storage.ts";

/** How the browser reaches the database. */
export type PublicDatabase = { url: string; publishableKey: string };

/** What the form knows besides its values. */
export type Sending = {
  database: PublicDatabase;
  /** Path of the page it stands on. */
  page: string;
  /** What the field that people do not see holds. */
  honeypot: string;
  /** When the form was first used, in milliseconds since 1970. */
  startedAt: number;
};

/**
 * The idempotency key of an enquiry: the same for the same content until it is stored, through
 * retries and reloads; a new one once anything was changed.
 */
export function attemptKey(page: string, values: Record<string, string>): string {
  const name = `attempt:${page}`;
  const content = JSON.stringify(values);
  const last = readStored(() => sessionStorage, name) as { content?: string; key?: string } | null;
  if (last?.content === content && last.key) return last.key;
  const key = crypto.randomUUID();
  store(() => sessionStorage, name, { content, key });
  return key;
}

/** Lets the next enquiry from a page have a key of its own. */
export const forgetAttempt = (page: string) => store(() => sessionStorage, `attempt:${page}`, null);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stores an enquiry from the browser, once however often it is tried, and keeps its receipt. Comes
 * with the database's client: to be fetched when it is needed. Never throws.
 */
export async function storeEnquiry(
  values: EnquiryValues,
  { database, page, honeypot, startedAt }: Sending,
): Promise<EnquiryOutcome> {
  const idempotencyKey = attemptKey(page, values);
  // A form that the browser filled in by itself is ready sooner than a robot may send it.
  await wait(startedAt + MIN_FILL_MS - Date.now());
  const evidence = { page, idempotencyKey, honeypot, fillMs: Date.now() - startedAt };
  const outcome = await sendEnquiry(database, values, evidence);
  if (["stored", "key-reused"].includes(outcome.status)) forgetAttempt(page);
  if (outcome.status === "stored") {
    addReceipt(outcome.receipt);
    void mutate(RECEIPTS_KEY);
  }
  return outcome;
}
