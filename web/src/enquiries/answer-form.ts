"use server";

import { createHash } from "node:crypto";
import { readEnvironment } from "../environment.ts";
import { countEnquiry } from "../observability/measures.ts";
import { checkForm } from "./check-form.ts";
import { FIELDS, firstAtFault, HONEYPOT, kindOf, readFields } from "./fields.ts";
import { CHAT_READY, type FormOutcome, formOutcome, UNSENT } from "./outcome.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** Without a script to keep a key, the same enquiry sent twice on one day is stored once. */
function idempotencyKeyOf(values: Record<string, string>): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256")
    .update(JSON.stringify([day, values]))
    .digest("hex");
  // A UUID of version 8 (RFC 9562, section 5.8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/**
 * Handles a form that a browser submitted without JavaScript: Next renders the form's page with the
 * outcome returned here. An enquiry is stored; a form for the chat is only checked, and then shows the
 * link. (Decision 7: every page that is open depends on the name and path of this file.)
 * @param _last the form's previous outcome; it came from the browser and is not trusted
 */
export async function answerForm(
  _last: FormOutcome | undefined,
  form: FormData,
): Promise<FormOutcome> {
  if (!(form instanceof FormData)) return UNSENT; // Called directly, not by our form.
  const kind = kindOf(form);
  const values = readFields(form, FIELDS);
  const errors = checkForm(kind, values);
  if (firstAtFault(errors)) return { values, errors };
  if (kind !== "enquiry") return { values, errors, notice: CHAT_READY };
  const { page, [HONEYPOT]: honeypot } = readFields(form, ["page", HONEYPOT]);
  const outcome = await sendEnquiry(readEnvironment().supabase, values, {
    page,
    honeypot,
    idempotencyKey: idempotencyKeyOf({ ...values, page }),
  });
  countEnquiry(outcome.status);
  const answer = formOutcome(outcome, values);
  if (outcome.status !== "stored" || !answer.notice) return answer;
  const note = `Your reference: ${outcome.receipt.reference}`;
  return { ...answer, notice: { ...answer.notice, note } };
}
