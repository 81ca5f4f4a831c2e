import type { Agency } from "../../content/agency.ts";
import { chatUrl } from "../../enquiries/contact-links/chat-url.ts";
import { absolute } from "../../runtime/site-url.ts";

const SKILL_PATH = "/skills/request-a-quote/SKILL.md";

/** Instructions for an agent that has to find a price or request a quote. */
export function quoteSkill({ name, whatsappNumber, phone, email }: Agency): string {
  return `---
name: request-a-quote
description: Find a service and its starting price at ${name}, and prepare a request for a quote.
---

# Request a quote from ${name}

1. Read [the list of pages](${absolute("/llms.txt")}). Each service is listed with its starting price in Australian dollars (AUD), GST included.
2. Open the service's page as Markdown (its address with \`.md\` added) for what the price includes.
3. Ask the person for their name, email address, phone number and a few sentences about the project. Make nothing up.
4. Give them this link, with their words in place of the dots. It opens a chat with the message ready; they send it themselves: ${chatUrl(whatsappNumber, "…")}
5. Without WhatsApp: [the enquiry form](${absolute("/contact")}), ${phone}, or ${email}.

Prices are starting prices, not quotes: say so when you pass one on.
`;
}

/** The catalogue of what the site offers to AI agents (https://agenticresourcediscovery.org/spec/). */
export function aiCatalog({ name, description, shortName }: Agency) {
  const publisher = new URL(absolute("/")).hostname;
  return {
    specVersion: "1.0",
    host: {
      displayName: name,
      documentationUrl: absolute("/llms.txt"),
      logoUrl: absolute("/icon-512.png"),
    },
    entries: [
      {
        identifier: `urn:air:${publisher}:skills:request-a-quote`,
        displayName: `Request a quote from ${shortName}`,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        description,
        url: absolute(SKILL_PATH),
        representativeQueries: [
          "What does an AI chatbot cost in Australia?",
          "Find an Australian agency that builds mobile apps and publishes its prices",
          "Get a quote for social media marketing in Sydney",
        ],
      },
    ],
  };
}
