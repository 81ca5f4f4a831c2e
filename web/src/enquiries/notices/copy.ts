import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { formatDay } from "../../model/date.ts";
import { readEnvironment } from "../../runtime/environment.ts";
import { reason, sendMail } from "../../runtime/notify.ts";
import { log } from "../../runtime/observability/log.ts";

/**
 * Mails a buyer a copy of the quote they have sent. It says only what the site says itself, because anybody can type
 * another person's address; the database's limits by address and by network hold for it, as it follows an enquiry that
 * was stored. Never throws: without the copy, the enquiry has still arrived.
 */
export async function sendCopy(
  to: string,
  { reference, createdAt }: EnquiryReceipt,
  { text, details }: { text: string; details: string },
): Promise<void> {
  const { mail } = readEnvironment().receivers;
  if (!mail) return;
  try {
    await sendMail(mail.smtpUrl, {
      subject: `Your quote ${reference}`,
      text: `This is a copy of the quote that was sent to us with your address. Its reference is ${reference}, its date ${formatDay(createdAt)}. To ask about it, reply to this email.\n\n${text}\n\n${details}\n\nIf it wasn’t you, somebody has mistyped an address: please ignore this email.\n`,
      from: mail.from,
      to,
      replyTo: mail.to,
      messageId: `<${reference}@${mail.from.split("@")[1]}>`,
    });
  } catch (error) {
    log("error", "copy not mailed", { reference, problem: reason(error) });
  }
}
