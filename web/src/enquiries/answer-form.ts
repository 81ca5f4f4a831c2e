"use server";

import { createHash } from "node:crypto";
import { FIELD_NAMES } from "@currawong/supabase/fields";
import { headers } from "next/headers";
import { readEnvironment } from "../runtime/environment.ts";
import { countEnquiry } from "../runtime/observability/measures.ts";
import { visitorNetworkHash } from "../runtime/visitor-network.ts";
import { checkForm } from "./check-form.ts";
import { firstInvalid, HONEYPOT, kindOf, readFields } from "./fields.ts";
import { CHAT_READY, type FormState, formStateOf, UNSENT } from "./form-state.ts";
import { wakeNotices } from "./notices/deliver.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { uuidFrom } from "./uuid.ts";

/** Without a script to keep a key, the same enquiry sent twice on one day is stored once. */
function idempotencyKeyOf(values: Record<string, string>): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256").update(JSON.stringify([day, values]));
  return uuidFrom(hash.digest("hex"));
}

/**
 * The database as the server reaches it for a visitor. With the secret key it passes a hash of the visitor's
 * network, which the database limits; otherwise all forms sent without scripts share the server's network.
 */
async function databaseForVisitor() {
  const { supabase, inbox } = readEnvironment();
  if (!inbox) return { url: supabase.url, key: supabase.publishableKey };
  const network = visitorNetworkHash(await headers(), inbox.secretKey);
  return {
    url: supabase.url,
    key: inbox.secretKey,
    ...(network && { headers: { "x-visitor-network": network } }),
  };
}

/**
 * Handles a form that a browser submitted without JavaScript: Next renders the form's page with the
 * outcome returned here. An enquiry is stored; a form for the chat is only checked, and then shows the
 * link. (Decision 7: every page that is open depends on the name and path of this file.)
 * @param _last the form's previous outcome; it came from the browser and is not trusted
 */
export async function answerForm(_last: FormState | undefined, form: FormData): Promise<FormState> {
  if (!(form instanceof FormData)) return UNSENT; // Called directly, not by our form.
  const kind = kindOf(form);
  const values = readFields(form, FIELD_NAMES);
  const errors = checkForm(kind, values);
  if (firstInvalid(errors)) return { values, errors };
  if (kind !== "enquiry") return { values, errors, notice: CHAT_READY };
  const { page, [HONEYPOT]: honeypot } = readFields(form, ["page", HONEYPOT]);
  const outcome = await sendEnquiry(await databaseForVisitor(), values, {
    page,
    honeypot,
    idempotencyKey: idempotencyKeyOf({ ...values, page }),
  });
  countEnquiry(outcome.status);
  if (outcome.status === "stored") wakeNotices();
  const state = formStateOf(outcome, values);
  if (outcome.status !== "stored" || !state.notice) return state;
  const note = `Your reference: ${outcome.receipt.reference}`;
  return { ...state, notice: { ...state.notice, note } };
}
