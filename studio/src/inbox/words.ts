import type { EnquiryNotice, EnquiryState } from "@currawong/supabase/inbox";
import { briefly } from "../sydney.ts";
import { pluralise } from "../ui/parts.tsx";

export const STATE_NAMES: Readonly<Record<EnquiryState, string>> = {
  new: "New",
  answered: "Answered",
  archived: "Archived",
};

/**
 * The address of a new email. Visitors’ addresses may contain `?`, `&` or `%`, which would otherwise add
 * recipients or text of their own (RFC 6068, section 2).
 */
export const mailAddress = (email: string, subject: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}?subject=${encodeURIComponent(subject)}`;

/** Whether a text is an address of the site: staff are led nowhere else. */
export const isOfSite = (text: string, siteUrl: string): boolean =>
  URL.parse(text)?.origin === new URL(siteUrl).origin;

export const enquiries = (count: number) => pluralise(count, "enquiry", "enquiries");

/** What changing several enquiries is called: as a choice, and once it is done. */
export const CHANGES = {
  archived: ["Archive", "Archived"],
  answered: ["Mark as answered", "Marked as answered"],
  erase: ["Erase", "Erased"],
} as const;

/** Text for the number of matching enquiries. */
export const foundText = (matching: number): string =>
  matching >= 1000 ? "1,000 or more enquiries" : enquiries(matching);

/** Text that says whether staff were notified. */
export function noticeText(notice: EnquiryNotice | null): string {
  if (!notice) return "Staff weren’t notified: it arrived before the inbox existed.";
  if (notice.delivered_at) {
    const channels = notice.reached.join(" and ");
    return `Staff were notified by ${channels} on ${briefly(notice.delivered_at)}.`;
  }
  if (!notice.failure) return "Staff haven’t been notified yet.";
  const times = notice.attempts === 1 ? "once" : `${notice.attempts} times`;
  return `Notifying staff failed ${times} (${notice.failure}). The next attempt is at ${briefly(notice.due_at)}.`;
}
