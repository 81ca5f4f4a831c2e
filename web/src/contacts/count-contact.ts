import type { ContactLink } from "@currawong/supabase/contacts";

/** Has the site count that a visitor gets in touch from this page, without a word of who they are. */
export const countContact = (kind: ContactLink) => {
  navigator.sendBeacon(`/api/contacts/${kind}`);
};

/** Counts links that begin a chat, a call or an email as they are pressed. */
export function countContacts(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link) return;
    if (link.host === "wa.me") countContact("chat");
    if (link.protocol === "tel:") countContact("phone");
    if (link.protocol === "mailto:") countContact("mail");
  });
}
