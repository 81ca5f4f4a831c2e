import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { chatUrl } from "@/chat/chat-url";
import { loadAgency } from "@/content/agency";
import { answerWithPage } from "@/enquiries/answer";
import { enquiryChatText } from "@/enquiries/chat-text";
import { contentKey } from "@/enquiries/content-key";
import { ENQUIRY_FIELDS, enquiryErrors, HONEYPOT } from "@/enquiries/enquiry";
import { readFields } from "@/enquiries/fields";
import { noticeOf } from "@/enquiries/notice";
import { postedForm } from "@/enquiries/posted-form";
import { sendEnquiry } from "@/enquiries/send-enquiry";
import { readEnvironment } from "@/environment";

const STATUS: Record<EnquiryOutcome["status"], number> = {
  stored: 200,
  invalid: 422,
  robot: 422,
  "key-reused": 409,
  "rate-limited": 429,
  unavailable: 503,
};

/** The enquiry form without JavaScript: stores it, and answers with the page. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request);
  if (form instanceof Response) return form;
  const values = readFields(form, ENQUIRY_FIELDS);
  const { page, [HONEYPOT]: honeypot } = readFields(form, ["page", HONEYPOT]);
  const errors = enquiryErrors(values);
  if (Object.keys(errors).length > 0) {
    return answerWithPage(page, { form: "enquiry", values, errors }, 422);
  }
  const outcome = await sendEnquiry(readEnvironment().supabase, values, {
    page,
    honeypot,
    idempotencyKey: contentKey({ ...values, page }, new Date()),
  });
  const { whatsappNumber } = await loadAgency();
  const chatHref = chatUrl(whatsappNumber, enquiryChatText(values));
  const stored = outcome.status === "stored";
  const notice = {
    ...noticeOf(outcome, chatHref),
    note: stored ? `Your reference: ${outcome.receipt.reference}` : undefined,
  };
  const state = { form: "enquiry", values: stored ? {} : values, errors, notice };
  return answerWithPage(page, state, STATUS[outcome.status]);
}
