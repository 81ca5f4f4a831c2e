import { checkEnquiry, type EnquiryValues } from "@currawong/supabase/enquiry";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { problemText } from "./check-form.ts";

/** What a form says after it was sent, the same with and without JavaScript. */
export type Notice = {
  tone: "good" | "bad";
  title: string;
  text: string;
  /** The label of a link that opens the chat with the same text. */
  chat?: string;
};

const OPEN_CHAT = "Open the chat on WhatsApp";

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
  text: "Nothing has been sent yet. Your message goes once you press send in WhatsApp.",
  chat: OPEN_CHAT,
};

/** For an enquiry that could not be stored (specification, section 8). */
export const NOT_SENT: Notice = {
  tone: "bad",
  title: "Error",
  text: "Failed to send message. Please try again.",
  chat: "Send it on WhatsApp instead",
};

/** The toast after a quote request (specification, section 8). */
export const QUOTE_SENT = {
  title: "Quote Request Submitted!",
  text: "We'll contact you within 24 hours to discuss your project.",
};

/** For an enquiry that was sent too soon after others. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = new Intl.RelativeTimeFormat("en-AU");
  const words =
    minutes < 60 ? wait.format(minutes, "minute") : wait.format(Math.ceil(minutes / 60), "hour");
  return `Too many messages at once. Please try again ${words}.`;
}

/** The notice for the outcome of an enquiry (specification, section 8). */
export function noticeOf(outcome: EnquiryOutcome, values: EnquiryValues): Notice {
  if (outcome.status === "stored") {
    const text = `We'll get back to you within 24 hours.\nYour reference: ${outcome.receipt.reference}`;
    return { tone: "good", title: "Message Sent Successfully!", text };
  }
  if (outcome.status === "rate-limited")
    return { ...NOT_SENT, text: waitText(outcome.retryAfterSeconds) };
  const { order } = checkEnquiry(values);
  // It stands on the quote's sheet, where no error is shown.
  return order && order !== "required"
    ? { ...NOT_SENT, text: `Order number: ${problemText("order", order)}.` }
    : NOT_SENT;
}
