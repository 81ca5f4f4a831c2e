import { checkEnquiry, type EnquiryProblem, type EnquiryValues } from "@currawong/supabase/enquiry";
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";

/** The errors of a form, by field, in the order of the form. Empty when it is valid. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

/** Whether a form asks for a field; otherwise the page sets it, and the visitor cannot correct it. */
export const asksFor = (kind: FormKind, field: EnquiryField): boolean =>
  ENQUIRY_FIELDS[field].forms?.includes(kind) ?? true;

/** The message for a field whose value the database would reject. */
export function problemText(field: EnquiryField, problem: Exclude<EnquiryProblem, "required">) {
  const { limit, type } = ENQUIRY_FIELDS[field];
  if (problem === "too-long") return `Use at most ${limit.toLocaleString("en-AU")} characters`;
  return type === "email" ? "Invalid email address" : "Use letters, figures and signs only";
}

/**
 * Validates a form: its required fields, and the database's rules for every enquiry, whether or not it is
 * stored. The same in the browser and on the server.
 */
export function checkForm(kind: FormKind, values: EnquiryValues): FieldErrors {
  const problems = checkEnquiry(values);
  const errors: FieldErrors = {};
  for (const field of FIELD_NAMES) {
    if (!asksFor(kind, field)) continue;
    const problem = problems[field];
    const missing = values[field].trim() === "" && ENQUIRY_FIELDS[field].required?.[kind];
    if (missing) errors[field] = missing;
    else if (problem && problem !== "required") errors[field] = problemText(field, problem);
  }
  return errors;
}
