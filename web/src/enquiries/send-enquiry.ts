import type { Database } from "@currawong/supabase/database.types";
import { type EnquiryEvidence, type EnquiryValues, enquiryRow } from "@currawong/supabase/enquiry";
import { type EnquiryOutcome, readEnquiryOutcome } from "@currawong/supabase/outcome";
import { createClient } from "@supabase/supabase-js";

const TIMEOUT_MS = 15_000;

/**
 * Stores an enquiry with the public key. Used by the browser, and by the server if the form was
 * sent without JavaScript. Never throws: a network error or a timeout is `unavailable`.
 */
export async function sendEnquiry(
  supabase: { url: string; publishableKey: string },
  values: EnquiryValues,
  evidence: EnquiryEvidence,
): Promise<EnquiryOutcome> {
  try {
    const client = createClient<Database>(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const answer = await client
      .from("contact_submissions")
      .insert(enquiryRow(values, evidence))
      .select()
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .single();
    return readEnquiryOutcome(answer);
  } catch {
    return { status: "unavailable" };
  }
}
