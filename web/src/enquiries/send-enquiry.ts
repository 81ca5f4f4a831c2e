import type { Database } from "@currawong/supabase/database.types";
import { type EnquiryEvidence, type EnquiryValues, enquiryRow } from "@currawong/supabase/enquiry";
import { type EnquiryOutcome, readEnquiryOutcome } from "@currawong/supabase/outcome";
import { createClient } from "@supabase/supabase-js";

import { errorText, log } from "../runtime/observability/log.ts";

const TIMEOUT_MS = 15_000;

/** What supabase-js reports instead of a status where there was no answer. */
const NO_ANSWER = 0;

/**
 * Stores an enquiry, once for its idempotency key. Never throws: a network error or a timeout is `unavailable`, and
 * the log says why.
 * @param key the secret key where there is one, otherwise the public one
 */
export async function sendEnquiry(
  { url, key, headers = {} }: { url: string; key: string; headers?: Record<string, string> },
  values: EnquiryValues,
  evidence: EnquiryEvidence,
): Promise<EnquiryOutcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const client = createClient<Database>(url, key, {
      global: { headers },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const insert = async () =>
      client
        .from("contact_submissions")
        .insert(enquiryRow(values, evidence))
        .select()
        .abortSignal(signal)
        .single();
    let response = await insert();
    // The connection may have ended between two enquiries. The key keeps the second attempt from storing it twice.
    if (response.status === NO_ANSWER && !signal.aborted) response = await insert();
    const outcome = readEnquiryOutcome(response);
    if (outcome.status === "unavailable") {
      const { error, status } = response;
      // Without what quotes the visitor: the details, and an answer that was cut short, which has no code.
      const { code, message } = error?.code === undefined ? {} : error;
      log("error", "enquiry not stored", { status, code, message });
    }
    return outcome;
  } catch (error) {
    log("error", "enquiry not stored", { message: errorText(error) });
    return { status: "unavailable" };
  }
}
