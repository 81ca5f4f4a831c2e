import type { Database } from "@currawong/supabase/database.types";
import { type EnquiryEvidence, type EnquiryValues, enquiryRow } from "@currawong/supabase/enquiry";
import { type EnquiryOutcome, readEnquiryOutcome } from "@currawong/supabase/outcome";
import { createClient } from "@supabase/supabase-js";

const TIMEOUT_MS = 15_000;

/**
 * Stores an enquiry. The browser does so with the public key; the server, for a form that was sent without
 * JavaScript, with the secret key where it has one. Never throws: a network error or a timeout is `unavailable`.
 */
export async function sendEnquiry(
  { url, key, headers = {} }: { url: string; key: string; headers?: Record<string, string> },
  values: EnquiryValues,
  evidence: EnquiryEvidence,
): Promise<EnquiryOutcome> {
  try {
    const client = createClient<Database>(url, key, {
      global: { headers },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const response = await client
      .from("contact_submissions")
      .insert(enquiryRow(values, evidence))
      .select()
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .single();
    return readEnquiryOutcome(response);
  } catch {
    return { status: "unavailable" };
  }
}
