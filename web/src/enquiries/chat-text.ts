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

/** The opening of a form's chat message, and its fields in order. */
const LETTERS: Record<FormKind, { opening: string; fields: EnquiryField[] }> = {
  contact: {
    opening: "Hi Team, I'd like to talk about a project.",
    fields: ["name", "company", "service", "email", "phone", "message"],
  },
  quote: {
    opening: "Hi Team, I'd like a quote for your {service} service.",
    fields: ["name", "email", "phone", "company", "message"],
  },
  // For an enquiry that could not be stored.
  enquiry: {
    opening: "Hi Team, I could not send this through your website.",
    fields: ["service", "name", "email", "phone", "company", "message"],
  },
};

/** The chat message of a form, without empty fields. */
export function chatText(kind: FormKind, values: EnquiryValues): string {
  const { opening, fields } = LETTERS[kind];
  const filled = fields.filter((field) => values[field].trim() !== "");
  const lines = filled.map((field) => `${LABELS[field]}: ${values[field].trim()}`);
  return [opening.replace("{service}", () => values.service), "", ...lines].join("\n");
}
