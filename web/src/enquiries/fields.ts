import { type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";

/**
 * The honeypot field, which is hidden from people but filled in by robots. Browsers and password managers have
 * nothing to fill in under this name.
 */
export const HONEYPOT = "topic";

/** The fields that a script adds to an enquiry: its idempotency key, and how long the visitor took (milliseconds). */
export const EVIDENCE = { key: "key", fillMs: "fill-ms" } as const;

/** The errors of a form, by field. Empty when it is valid. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

/** The first invalid field, in the order of the form. */
export const firstInvalid = (errors: FieldErrors): EnquiryField | undefined =>
  FIELD_NAMES.find((field) => errors[field]);

/** The text of a form's fields; a missing field or a file is read as empty. */
export function readFields<const Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts); // One text for each name.
}
