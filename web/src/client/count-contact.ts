import type { ContactLink } from "@currawong/supabase/contacts";
import { onAnyClick } from "./clicks.ts";

/**
 * Counts that a visitor gets in touch from this page, without any data about the visitor. The database counts enquiries
 * itself.
 */
export const countContact = (kind: ContactLink) => {
  try {
    navigator.sendBeacon(`/api/contacts/${kind}`);
  } catch {
    // Some browsers and extensions lack it or refuse: a contact is then not counted.
  }
};

/** Counts clicks on links that start a chat, a call or an email. */
export function countContacts(): void {
  onAnyClick((target) => {
    const link = target.closest("a");
    if (!link) return;
    if (link.host === "wa.me") countContact("chat");
    if (link.protocol === "tel:") countContact("phone");
    if (link.protocol === "mailto:") countContact("mail");
  });
}
