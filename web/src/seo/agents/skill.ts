import { absolute } from "../../addresses.ts";
import { chatUrl } from "../../chat/chat-url.ts";
import type { Agency } from "../../content/agency.ts";

/** Where the instructions are. */
export const SKILL_PATH = "/skills/request-a-quote/SKILL.md";

/** Instructions for an agent that was asked to find a price here or to get a quote. */
export function quoteSkill({ name, whatsappNumber, phone, email }: Agency): string {
  return `---
name: request-a-quote
description: Find a service and its starting price at ${name}, and prepare a request for a quote.
---

# Request a quote from ${name}

1. Read [the list of pages](${absolute("/llms.txt")}). Each service is listed with its starting price in Australian dollars (AUD).
2. Open the service's page as Markdown (its address with \`.md\` added) for what the price includes.
3. Ask the person for their name, email address, phone number and a few sentences about the project. Make nothing up.
4. Give them this link, with their words in place of the dots. It opens a chat with the message ready; they send it themselves: ${chatUrl(whatsappNumber, "…")}
5. Without WhatsApp: [the enquiry form](${absolute("/contact")}), ${phone}, or ${email}.

Prices are starting prices, not quotes: say so when you pass one on.
`;
}
