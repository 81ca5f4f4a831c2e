import type { EnquiryValues } from "@currawong/supabase/enquiry";
import type { ContactValues } from "./contact.ts";
import type { QuoteValues } from "./quote.ts";

function letter(opening: string, lines: Record<string, string>): string {
  const filled = Object.entries(lines).filter(([, value]) => value.trim() !== "");
  return [opening, "", ...filled.map(([label, value]) => `${label}: ${value.trim()}`)].join("\n");
}

/** What the contact form says in the chat. Fields left empty are left out, here and below. */
export function contactChatText(values: ContactValues): string {
  return letter("Hi Team, I'd like to talk about a project.", {
    Name: values.name,
    Company: values.company,
    Service: values.service,
    Email: values.email,
    Phone: values.phone,
    Message: values.message,
  });
}

/**
 * What the quote form says in the chat.
 * @param service the title of the service whose page it stands on
 */
export function quoteChatText(values: QuoteValues, service: string): string {
  return letter(`Hi Team, I'd like a quote for your ${service} service.`, {
    Name: values.name,
    Email: values.email,
    Phone: values.phone,
    Company: values.company,
    Message: values.message,
  });
}

/** What an enquiry says in the chat where it could not be stored. */
export function enquiryChatText(values: EnquiryValues): string {
  return letter("Hi Team, I could not send this through your website.", {
    Service: values.service,
    Name: values.name,
    Email: values.email,
    Phone: values.phone,
    Company: values.company,
    Message: values.message,
  });
}
