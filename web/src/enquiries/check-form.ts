import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryProblem,
  type EnquiryValues,
} from "@currawong/supabase/enquiry";
import { ENQUIRY_LIMITS } from "@currawong/supabase/limits";
import { FIELDS, type FieldErrors, type FormKind } from "./fields.ts";

const NAME_AND_ADDRESS = { name: "Name is required", email: "Email is required" };

/** The fields that each form requires, with the messages for missing ones. */
const REQUIRED: Record<FormKind, FieldErrors> = {
  contact: {
    ...NAME_AND_ADDRESS,
    service: "Select a service",
    message: "Please tell us about your project",
  },
  quote: {
    ...NAME_AND_ADDRESS,
    phone: "Phone number is required",
    message: "Please tell us about your project",
  },
  enquiry: { ...NAME_AND_ADDRESS, message: "Message is required" },
};

export const isRequired = (kind: FormKind, field: EnquiryField): boolean => field in REQUIRED[kind];

/** The message for a field whose value the database would reject. */
export function problemText(field: EnquiryField, problem: Exclude<EnquiryProblem, "required">) {
  if (problem === "too-long") {
    return `Use at most ${ENQUIRY_LIMITS[field].toLocaleString("en-AU")} characters`;
  }
  return field === "email" ? "Invalid email address" : "Use letters, figures and signs only";
}

/**
 * Validates a form: its required fields, and the database's rules for every enquiry, whether or not it is
 * stored. The same in the browser and on the server.
 */
export function checkForm(kind: FormKind, values: EnquiryValues): FieldErrors {
  const problems = checkEnquiry(values);
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    // Where the page sets the service, the visitor cannot correct it.
    if (field === "service" && kind !== "contact") continue;
    const problem = problems[field];
    const missing = values[field].trim() === "" && REQUIRED[kind][field];
    if (missing) errors[field] = missing;
    else if (problem && problem !== "required") errors[field] = problemText(field, problem);
  }
  return errors;
}
