import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryProblem,
  type EnquiryValues,
} from "@currawong/supabase/enquiry";
import { ENQUIRY_LIMITS } from "@currawong/supabase/limits";
import type { FieldErrors } from "./fields.ts";

/** The fields of the enquiry form; `service` is the page's. */
export const ENQUIRY_FIELDS = ["name", "email", "phone", "company", "message", "service"] as const;

/** The field that people do not see and robots fill in. */
export const HONEYPOT = "website";

const REQUIRED: FieldErrors<EnquiryField> = {
  name: "Name is required",
  email: "Email is required",
  message: "Message is required",
};

/** What to tell the visitor about a field the database would refuse. */
export function problemText(field: EnquiryField, problem: EnquiryProblem): string {
  switch (problem) {
    case "required":
      return REQUIRED[field] ?? "This is required";
    case "too-long":
      return `Use at most ${ENQUIRY_LIMITS[field].toLocaleString("en-AU")} characters`;
    case "format":
      return field === "email" ? "Invalid email address" : "Use letters, figures and signs only";
  }
}

/** Checks an enquiry as the database will. Returns a message for each field at fault. */
export function enquiryErrors(values: EnquiryValues): FieldErrors<EnquiryField> {
  const errors: FieldErrors<EnquiryField> = {};
  for (const [field, problem] of Object.entries(checkEnquiry(values))) {
    errors[field as EnquiryField] = problemText(field as EnquiryField, problem); // Its own keys.
  }
  return errors;
}
