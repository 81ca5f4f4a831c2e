import type { EnquiryOutcome } from "@currawong/supabase/outcome";

/** What a form says about what became of it. */
export type Notice = {
  tone: "good" | "bad";
  title: string;
  text: string;
  /** A way to say the same in the chat. */
  chat?: { href: string; label: string };
};

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}

/**
 * What the visitor is told of an enquiry (specification, section 8).
 * @param outcome the database's answer
 * @param chatHref the chat with the same enquiry in it, offered where it was not stored
 */
export function noticeOf(outcome: EnquiryOutcome, chatHref: string): Notice {
  if (outcome.status === "stored") {
    return {
      tone: "good",
      title: "Message Sent Successfully!",
      text: "We'll get back to you within 24 hours.",
    };
  }
  return {
    tone: "bad",
    title: "Error",
    text:
      outcome.status === "rate-limited"
        ? `Too many messages at once. Please try again ${inWords(outcome.retryAfterSeconds)}.`
        : "Failed to send message. Please try again.",
    chat: { href: chatHref, label: "Send it on WhatsApp instead" },
  };
}
