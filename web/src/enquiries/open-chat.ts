import { countContact } from "../contacts/count-contact.ts";

/** Opens the chat in a new tab. @returns whether the browser allowed it */
export function openChat(href: string): boolean {
  // With “noopener” the result would be null in either case.
  const tab = window.open(href, "_blank");
  if (!tab) return false;
  tab.opener = null;
  countContact("chat");
  return true;
}
