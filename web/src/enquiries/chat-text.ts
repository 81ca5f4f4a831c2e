import type { EnquiryValues } from "@currawong/supabase/enquiry";
import type { FormKind } from "./fields.ts";

type Line = [label: string, field: keyof EnquiryValues];

const ABOUT_THEM: Line[] = [
  ["Name", "name"],
  ["Email", "email"],
  ["Phone", "phone"],
  ["Company", "company"],
  ["Message", "message"],
];

const LETTERS: Record<FormKind, { opening: (service: string) => string; lines: Line[] }> = {
  contact: {
    opening: () => "Hi Team, I'd like to talk about a project.",
    lines: [
      ["Name", "name"],
      ["Company", "company"],
      ["Service", "service"],
      ["Email", "email"],
      ["Phone", "phone"],
      ["Message", "message"],
    ],
  },
  quote: {
    opening: (service) => `Hi Team, I'd like a quote for your ${service} service.`,
    lines: ABOUT_THEM,
  },
  // Where it could not be stored.
  enquiry: {
    opening: () => "Hi Team, I could not send this through your website.",
    lines: [["Service", "service"], ...ABOUT_THEM],
  },
};

/** What a form says in the chat. Fields left empty are left out. */
export function chatText(kind: FormKind, values: EnquiryValues): string {
  const { opening, lines } = LETTERS[kind];
  const filled = lines.filter(([, field]) => values[field].trim() !== "");
  const written = filled.map(([label, field]) => `${label}: ${values[field].trim()}`);
  return [opening(values.service), "", ...written].join("\n");
}
