import type { EnquiryNotice, EnquiryState } from "@currawong/supabase/inbox";
import { counted } from "../ui/parts.tsx";

export const STATE_NAMES: Readonly<Record<EnquiryState, string>> = {
  new: "New",
  answered: "Answered",
  archived: "Archived",
};

const TIME = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "medium",
  timeStyle: "short",
  // As on the visitor’s receipt: AEST all year.
  timeZone: "Australia/Brisbane",
});

/** Formats a time in AEST, as the visitor’s receipt shows it. */
export const timeOf = (iso: string) => `${TIME.format(new Date(iso))} AEST`;

/**
 * The address of a new email. Visitors’ addresses may contain `?`, `&` or `%`, which would otherwise add
 * recipients or text of their own (RFC 6068, section 2).
 */
export const mailAddress = (email: string, subject: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}?subject=${encodeURIComponent(subject)}`;

/** Whether a text is an address of the site: staff are led nowhere else. */
export const isOfSite = (text: string, siteUrl: string): boolean =>
  URL.parse(text)?.origin === new URL(siteUrl).origin;

/** Text for the number of matching enquiries. */
export const foundText = (matching: number): string =>
  matching >= 1000 ? "1,000 or more enquiries" : counted(matching, "enquiry", "enquiries");

/** Text that says whether staff were notified. */
export function noticeText(notice: EnquiryNotice | null): string {
  if (!notice) return "Staff weren’t notified: it arrived before the inbox existed.";
  if (notice.delivered_at) {
    const channels = notice.reached.join(" and ");
    return `Staff were notified by ${channels} on ${timeOf(notice.delivered_at)}.`;
  }
  if (!notice.failure) return "Staff haven’t been notified yet.";
  const times = notice.attempts === 1 ? "once" : `${notice.attempts} times`;
  return `Notifying staff failed ${times} (${notice.failure}). The next attempt is at ${timeOf(notice.due_at)}.`;
}
