import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { MIN_FILL_MS } from "@currawong/supabase/limits";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { mutate } from "swr";
import { addReceipt, RECEIPTS_KEY } from "./receipts.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { readStored, store } from "./storage.ts";

/** How the browser connects to the database. */
export type PublicDatabase = { url: string; publishableKey: string };

/** What a form submits besides its values. */
export type Sending = {
  database: PublicDatabase;
  /** Path of the form's page. */
  page: string;
  honeypot: string;
  /** When the form was first used, in milliseconds since 1970. */
  startedAt: number;
};

/**
 * The idempotency key of an enquiry: the same through retries and reloads until the enquiry is
 * stored; a new one once its content has changed.
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

/** Gives the next enquiry from a page a new key. */
export const forgetAttempt = (page: string) => store(() => sessionStorage, `attempt:${page}`, null);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stores an enquiry from the browser, only once even if it is retried, and keeps its receipt. Import
 * it on demand, because it includes the database's client. Never throws.
 */
export async function storeEnquiry(
  values: EnquiryValues,
  { database, page, honeypot, startedAt }: Sending,
): Promise<EnquiryOutcome> {
  const idempotencyKey = attemptKey(page, values);
  // A form that the browser autofilled may be submitted sooner than the limit against robots allows.
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
