import { defineArrayMember } from "@sanity/types";
import { CONTACT_SERVICES } from "../contact-services.ts";
import { chatMessage, field, line, paragraph } from "../fields.ts";
import { defineBlock } from "./define-block.ts";

export const contact = defineBlock("contact", "Contact form and details", {
  description:
    "The page’s title and introduction, the form, and the telephone, address and hours from the site settings.",
  group: "forms",
  initialValue: { services: [...CONTACT_SERVICES] },
  fields: [
    line("formHeading", "Heading of the form"),
    field("array", "services", "Services to choose from", {
      description: "The choices under “Service Interested In”. If empty: the usual eight.",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(120) })],
      validation: (rule) => rule.unique(),
    }),
    line("factsHeading", "Heading of the contact details"),
    line("chatLabel", "Chat button"),
    chatMessage(),
    line("callLabel", "Call-back button", {
      description: "Also opens the chat, with a message asking for a call.",
      optional: true,
    }),
    paragraph("callMessage", "Call-back message", { rows: 2, optional: true }),
  ],
});

export const contactView = /* groq */ `
  formHeading, "texts": services, factsHeading, chatLabel, chatMessage, callLabel, callMessage
` as const;
