import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryProblem,
  type EnquiryValues,
} from "@currawong/supabase/enquiry";
import { ENQUIRY_LIMITS } from "@currawong/supabase/limits";
import { FIELDS, type FieldErrors, type FormKind } from "./fields.ts";

const NAME_AND_ADDRESS = { name: "Name is required", email: "Email is required" };

/** What each form requires, with the words for what is missing. */
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

/** What to tell the visitor about a field that holds what the database would refuse. */
export function problemText(field: EnquiryField, problem: Exclude<EnquiryProblem, "required">) {
  if (problem === "too-long") {
    return `Use at most ${ENQUIRY_LIMITS[field].toLocaleString("en-AU")} characters`;
  }
  return field === "email" ? "Invalid email address" : "Use letters, figures and signs only";
}

/**
 * Finds what is wrong with a form: what it requires, and what the database holds every enquiry to, whether or
 * not it is stored. The same in the browser and on the server.
 */
export function checkForm(kind: FormKind, values: EnquiryValues): FieldErrors {
  const problems = checkEnquiry(values);
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    // Where the page says which service, the visitor cannot mend it.
    if (field === "service" && kind !== "contact") continue;
    const problem = problems[field];
    const missing = values[field].trim() === "" && REQUIRED[kind][field];
    if (missing) errors[field] = missing;
    else if (problem && problem !== "required") errors[field] = problemText(field, problem);
  }
  return errors;
}
