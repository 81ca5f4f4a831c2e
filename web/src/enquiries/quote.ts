import { EMAIL_PATTERN } from "@currawong/supabase/limits";
import type { FieldErrors } from "./fields.ts";

/** The fields of the quote form (specification, section 5). */
export const QUOTE_FIELDS = ["name", "email", "phone", "company", "message"] as const;

type QuoteField = (typeof QUOTE_FIELDS)[number];

export type QuoteValues = Record<QuoteField, string>;

const REQUIRED = {
  name: "Name is required",
  email: "Email is required",
  phone: "Phone number is required",
  message: "Please tell us about your project",
};

/** How long “Submitting...” shows, in milliseconds (specification, section 9). */
export const SUBMITTING_MS = 1_500;

/** What the toast says once a quote was asked for (specification, section 8). */
export const QUOTE_SENT = {
  title: "Quote Request Submitted!",
  text: "We'll contact you within 24 hours to discuss your project.",
};

/** Checks a request for a quote. Returns a message for each field at fault. */
export function checkQuote(values: QuoteValues): FieldErrors<QuoteField> {
  const errors: FieldErrors<QuoteField> = {};
  for (const field of QUOTE_FIELDS) {
    if (field !== "company" && values[field].trim() === "") errors[field] = REQUIRED[field];
  }
  if (!errors.email && !EMAIL_PATTERN.test(values.email.trim())) {
    errors.email = "Invalid email address";
  }
  return errors;
}
