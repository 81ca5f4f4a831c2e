import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";

/** The forms of the site (specification, section 5): two open the chat, the enquiry is stored. */
export const FORM_KINDS = ["contact", "quote", "enquiry"] as const;

export type FormKind = (typeof FORM_KINDS)[number];

/** The fields of every form, in order. Where a form does not ask for `service`, the page sets it. */
export const FIELDS = ["name", "email", "phone", "company", "service", "message"] as const;

/** The honeypot field, which is hidden from people but filled in by robots. */
export const HONEYPOT = "website";

/** The errors of a form, by field. Empty when it is valid. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

export const NOTHING_TYPED: EnquiryValues = {
  name: "",
  email: "",
  phone: "",
  company: "",
  service: "",
  message: "",
};

/** The first invalid field, in the order of the form. */
export const firstAtFault = (errors: FieldErrors): EnquiryField | undefined =>
  FIELDS.find((field) => errors[field]);

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

/** The kind of a posted form; an unknown kind is read as the enquiry, which is stored. */
export function kindOf(form: FormData): FormKind {
  const posted = form.get("form");
  return FORM_KINDS.find((kind) => kind === posted) ?? "enquiry";
}
