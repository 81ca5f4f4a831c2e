import type { ContactSubmissionInsert } from "./database.types.ts";
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES, type StoredValues } from "./fields.ts";
import { DEFAULT_SERVICE, EMAIL_PATTERN, PAGE_LIMIT } from "./limits.ts";

/** What the visitor typed: every field a string, empty where nothing was entered. */
export type EnquiryValues = Record<EnquiryField, string>;

/** The values of a form in which nothing has been typed. */
export const NOTHING_TYPED = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, ""]),
) as EnquiryValues; // Every field has an entry.

export type EnquiryProblem = "required" | "too-long" | "format";

/** The invalid fields, each with its first problem. Empty if the enquiry may be sent. */
export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryProblem>>;

export type EnquiryEvidence = {
  /** Path of the page the form is on, such as `/services/seo`. */
  page: string;
  /** UUID of this enquiry: the same for every attempt to send it. */
  idempotencyKey: string;
  /** Value of the field that is hidden from people. */
  honeypot?: string;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const CONTROL_CHARACTER = /[\u0001-\u001f\u007f]/;

/**
 * Normalises text for storage: trimmed, line ends as "\n", without what PostgreSQL cannot store (NUL and unpaired
 * surrogates) and without what turns the direction of text. The database's `private.clean_text` does the same.
 */
export function cleanText(value: string): string {
  return value
    .replaceAll("\0", "")
    .replace(/[\ud800-\udfff]/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}

function problemOf(field: EnquiryField, value: string): EnquiryProblem | undefined {
  const text = cleanText(value);
  const { required, limit, type, rows } = ENQUIRY_FIELDS[field];
  if (text === "") return required?.enquiry ? "required" : undefined;
  if ([...text].length > limit) return "too-long";
  if (type === "email") return EMAIL_PATTERN.test(text) ? undefined : "format";
  if (!rows && CONTROL_CHARACTER.test(text)) return "format";
  return undefined;
}

/** Checks an enquiry by the database's rules. Returns the invalid fields; never throws. */
export function checkEnquiry(values: EnquiryValues): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of FIELD_NAMES) {
    const problem = problemOf(field, values[field]);
    if (problem) errors[field] = problem;
  }
  return errors;
}

/** The row to insert for an enquiry that passed {@link checkEnquiry}. */
export function enquiryRow(
  values: EnquiryValues,
  evidence: EnquiryEvidence,
): ContactSubmissionInsert {
  const texts = FIELD_NAMES.map((field) => [field, cleanText(values[field]) || null]);
  const row = Object.fromEntries(texts) as StoredValues; // Required fields have passed the check.
  return {
    ...row,
    service: row.service || DEFAULT_SERVICE,
    page: evidence.page.slice(0, PAGE_LIMIT),
    idempotency_key: evidence.idempotencyKey,
    honeypot: evidence.honeypot || null,
  };
}
