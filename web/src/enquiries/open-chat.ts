import { countContact } from "../contacts/count-contact.ts";

/** Opens the chat in a new tab. @returns whether the browser let it open */
export function openChat(href: string): boolean {
  // With “noopener” the answer would be null either way.
  const tab = window.open(href, "_blank");
  if (!tab) return false;
  tab.opener = null;
  countContact("chat");
  return true;
}
