import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";

/** The forms of the site (specification, section 5): two lead to the chat, the enquiry is stored. */
export const FORM_KINDS = ["contact", "quote", "enquiry"] as const;

export type FormKind = (typeof FORM_KINDS)[number];

/** What every form asks, in the order of the form. Where it is not asked, `service` is the page's. */
export const FIELDS = ["name", "email", "phone", "company", "service", "message"] as const;

/** The field that people do not see and robots fill in. */
export const HONEYPOT = "website";

/** What is wrong with a form, by field. Empty when it may be sent. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

export const NOTHING_TYPED: EnquiryValues = {
  name: "",
  email: "",
  phone: "",
  company: "",
  service: "",
  message: "",
};

/** The field to look at first, in the order of the form. */
export const firstAtFault = (errors: FieldErrors): EnquiryField | undefined =>
  FIELDS.find((field) => errors[field]);

/** The text of a form's fields; one that is missing, or a file, reads as empty. */
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

/** A form's kind as it was posted; the enquiry, which is stored, where it names none of ours. */
export function kindOf(form: FormData): FormKind {
  const posted = form.get("form");
  return FORM_KINDS.find((kind) => kind === posted) ?? "enquiry";
}
