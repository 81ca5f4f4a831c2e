import type { ReceivedEnquiry } from "@currawong/supabase/inbox";
import { formatDay } from "../../model/date.ts";
import type { Receivers } from "../../runtime/environment.ts";
import { sendMail } from "../../runtime/notify.ts";
import { log } from "../../runtime/observability/log.ts";

/** Whether an enquiry has a quote with figures, which only the site's server can have written; a path alone is not. */
export const hasWrittenQuote = ({ quote }: Pick<ReceivedEnquiry, "quote">): boolean =>
  quote !== null && !quote.startsWith("/");

/** Whether the mail server will never take mail for this address: a typing error, which no retry repairs. */
const isRefused = (error: unknown): boolean => {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown }; // Anything may be thrown.
  return command === "RCPT TO" && Number(responseCode) >= 500;
};

/**
 * Mails a buyer a copy of the quote they have sent. It says only what the site says itself, because anybody can type
 * another person's address. It follows a stored enquiry, so the database's limits by address and by network hold for it.
 * Rejects if the mail server cannot be reached; an address that it refuses is given up.
 */
export async function mailCopy(
  { smtpUrl, from, to }: NonNullable<Receivers["mail"]>,
  { email, reference, received_at, quote }: ReceivedEnquiry,
): Promise<void> {
  try {
    await sendMail(smtpUrl, {
      subject: `Your quote ${reference}`,
      text: `This is a copy of the quote that was sent to us with your address. Its reference is ${reference}, its date ${formatDay(received_at)}. It’s a draft: nothing is ordered or paid. To ask about it, reply to this email.\n\n${quote}\n\nIf it wasn’t you, somebody has mistyped an address: please ignore this email.\n`,
      from,
      to: email,
      replyTo: to,
      // No out-of-office reply to it (RFC 3834).
      headers: { "auto-submitted": "auto-generated" },
      // The same on a retry, so that mail programs show it only once.
      messageId: `<${reference}@${from.split("@")[1]}>`,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    log("info", "copy refused", { reference });
  }
}
