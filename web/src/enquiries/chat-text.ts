import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";
import type { FormKind } from "./fields.ts";

const LABELS = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  service: "Service",
  message: "Message",
};

/** How a form begins in the chat, and its fields in their order there. */
const LETTERS: Record<FormKind, { opening: string; fields: EnquiryField[] }> = {
  contact: {
    opening: "Hi Team, I'd like to talk about a project.",
    fields: ["name", "company", "service", "email", "phone", "message"],
  },
  quote: {
    opening: "Hi Team, I'd like a quote for your {service} service.",
    fields: ["name", "email", "phone", "company", "message"],
  },
  // Where it could not be stored.
  enquiry: {
    opening: "Hi Team, I could not send this through your website.",
    fields: ["service", "name", "email", "phone", "company", "message"],
  },
};

/** What a form says in the chat. Fields left empty are left out. */
export function chatText(kind: FormKind, values: EnquiryValues): string {
  const { opening, fields } = LETTERS[kind];
  const filled = fields.filter((field) => values[field].trim() !== "");
  const lines = filled.map((field) => `${LABELS[field]}: ${values[field].trim()}`);
  return [opening.replace("{service}", () => values.service), "", ...lines].join("\n");
}
