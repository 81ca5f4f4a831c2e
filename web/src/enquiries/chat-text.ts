import { cleanText, type EnquiryValues } from "@currawong/supabase/enquiry";
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";

type Letter = {
  /** The first line; `{service}` is the service. */
  opening: string;
  /** The fields that come first; the others follow in the order of the form. */
  first: readonly EnquiryField[];
  omitted?: EnquiryField;
};

/** The chat message of each form (specification, section 6). */
const LETTERS: Record<FormKind, Letter> = {
  contact: {
    opening: "Hi Team, I'd like to talk about a project.",
    first: ["name", "company", "service"],
  },
  quote: {
    opening: "Hi Team, I'd like a quote for your {service} service.",
    first: [],
    omitted: "service",
  },
  // For an enquiry that could not be stored.
  enquiry: {
    opening: "Hi Team, I could not send this through your website.",
    first: ["service"],
  },
};

/** The chat message of a form, without empty fields. */
export function chatText(kind: FormKind, values: EnquiryValues): string {
  const { opening, first, omitted } = LETTERS[kind];
  const lines = [...new Set([...first, ...FIELD_NAMES])].flatMap((field) => {
    // An address can't contain half an emoji.
    const text = cleanText(values[field]);
    return field === omitted || text === "" ? [] : [`${ENQUIRY_FIELDS[field].shortLabel}: ${text}`];
  });
  return [opening.replace("{service}", () => cleanText(values.service)), "", ...lines].join("\n");
}
