import { checkEnquiry, type EnquiryValues, NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { ENQUIRY_FIELDS } from "@currawong/supabase/fields";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { problemText } from "./check-form.ts";
import type { FieldErrors } from "./fields.ts";

export type Notice = {
  tone: "good" | "bad";
  title: string;
  text: string;
  note?: string;
  /** The label of a link that opens the chat with the same text. */
  chat?: string;
};

/** What a form holds and shows after it was submitted, the same with and without JavaScript. */
export type FormState = {
  values: EnquiryValues;
  errors: FieldErrors;
  notice?: Notice;
};

/** The label of a link to the chat. */
export const OPEN_CHAT = "Open the chat on WhatsApp";

/** For a browser that blocked the new tab: nothing has been sent. */
export const CHAT_BLOCKED: Notice = {
  tone: "bad",
  title: "Your browser didn’t open WhatsApp.",
  text: "Nothing has been sent yet. Open WhatsApp with the link below and press send: your message is already typed, and stays here too.",
  chat: OPEN_CHAT,
};

/** For a browser without JavaScript, where no script can open the chat. */
export const CHAT_READY: Notice = {
  tone: "good",
  title: "Your message is ready.",
  text: "Nothing has been sent yet. Open WhatsApp with the link below and press send: your message is already typed.",
  chat: OPEN_CHAT,
};

/** The toast after a quote request (specification, section 8). */
export const QUOTE_SENT = {
  title: "Quote Request Submitted!",
  text: "We'll contact you within 24 hours to discuss your project.",
};

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}

/** The notice for the outcome of an enquiry (specification, section 8). */
export function noticeOf(outcome: EnquiryOutcome): Notice {
  if (outcome.status === "stored") {
    return {
      tone: "good",
      title: "Message Sent Successfully!",
      text: "We'll get back to you within 24 hours.",
      note: `Your reference: ${outcome.receipt.reference}`,
    };
  }
  return {
    tone: "bad",
    title: "Error",
    text:
      outcome.status === "rate-limited"
        ? `Too many messages at once. Please try again ${inWords(outcome.retryAfterSeconds)}.`
        : "Failed to send message. Please try again.",
    chat: "Send it on WhatsApp instead",
  };
}

/** What the form shows after an enquiry: empty once it is stored, otherwise with every value kept. */
export function formStateOf(outcome: EnquiryOutcome, values: EnquiryValues): FormState {
  if (outcome.status === "stored") {
    return { values: NOTHING_TYPED, errors: {}, notice: noticeOf(outcome) };
  }
  // A field that only some forms have is not on this one, which could not show its error.
  if (outcome.status === "invalid" && outcome.field && !ENQUIRY_FIELDS[outcome.field].forms) {
    return { values, errors: { [outcome.field]: problemText(outcome.field, "format") } };
  }
  const notice = noticeOf(outcome);
  const { order } = checkEnquiry(values);
  // It stands on the quote's sheet, where no error is shown.
  if (order && order !== "required") notice.text = `Order number: ${problemText("order", order)}.`;
  return { values, errors: {}, notice };
}
