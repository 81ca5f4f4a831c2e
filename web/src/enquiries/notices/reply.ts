import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { call, type StaffDatabase } from "../../runtime/database.ts";
import type { Receivers } from "../../runtime/environment.ts";
import { reason, sendMail } from "../../runtime/notify.ts";
import { log } from "../../runtime/observability/log.ts";

/**
 * Mails a reply to the sender of an enquiry, records it as a note, and marks the enquiry as answered.
 * @returns the outcome; an `unrecorded` reply was sent
 */
export async function reply(
  database: StaffDatabase,
  { smtpUrl, from, to }: NonNullable<Receivers["mail"]>,
  actor: string,
  enquiry: WholeEnquiry,
  text: string,
): Promise<"sent" | "refused" | "unrecorded"> {
  const quoted = enquiry.message.split("\n").map((line) => `> ${line}`.trimEnd());
  try {
    await sendMail(smtpUrl, {
      subject: `Re: ${enquiry.service} (${enquiry.reference})`,
      text: `${text}\n\n${enquiry.name} wrote:\n${quoted.join("\n")}\n`,
      from,
      to: { name: enquiry.name, address: enquiry.email },
      replyTo: to,
    });
  } catch (error) {
    log("error", "reply failed", { enquiry: enquiry.id, problem: reason(error) });
    return "refused";
  }
  try {
    const about = { actor, enquiry: enquiry.id };
    const note = `Mailed to ${enquiry.email}:\n\n${text}`;
    await call(database, "staff_add_enquiry_note", { ...about, note });
    await call(database, "staff_set_enquiry_state", { ...about, state: "answered" });
    return "sent";
  } catch (error) {
    log("error", "reply not recorded", { enquiry: enquiry.id, problem: reason(error) });
    return "unrecorded";
  }
}
