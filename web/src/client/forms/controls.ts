import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { asksFor } from "../../enquiries/check-form.ts";
import { type FieldErrors, firstInvalid, HONEYPOT, readFields } from "../../enquiries/fields.ts";
import { PREPARED_FOR } from "../../enquiries/prepared-for.ts";

/** The controls that a visitor types into. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const kindOf = ({ dataset }: HTMLFormElement): FormKind =>
  FORM_KINDS.find((kind) => kind === dataset.form) ?? "enquiry";

/** The fields that a visitor can correct. */
const fieldsOf = (form: HTMLFormElement) =>
  FIELD_NAMES.filter((name) => asksFor(kindOf(form), name));

/** A form's control by its name, wherever it is on the page. If an extension copied it, there are several. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control && "value" in control ? (control as Control) : undefined; // The form has no others.
}

/** What the form's fields hold, with what the page itself sets. */
export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  readFields(new FormData(form), FIELD_NAMES);

const BESIDE = PREPARED_FOR.map(({ name }) => name);

/** What the form's fields hold, with those of a quote's sheet, which stand beside it. */
export const draftOf = (form: HTMLFormElement) =>
  readFields(new FormData(form), [...FIELD_NAMES, ...BESIDE]);

/** Fills in the fields that are empty; what a visitor has typed, or the browser has restored, is newer. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const name of [...fieldsOf(form), ...BESIDE]) {
    const control = controlOf(form, name);
    if (control && control.value === "") control.value = values[name] ?? "";
  }
}

/** Empties the fields, and the one that is hidden from people: a password manager may have filled it in. */
export function empty(form: HTMLFormElement): void {
  for (const name of [...fieldsOf(form), HONEYPOT]) {
    const control = controlOf(form, name);
    if (control) control.value = "";
  }
}

/** Lets nobody change what is being sent. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const name of fieldsOf(form)) {
    const control = controlOf(form, name);
    if (control && "readOnly" in control) control.readOnly = isReadOnly;
  }
}

/** Shows the errors beside their fields. Changes only what differs from what was shown: it would be said again. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, shown: FieldErrors): void {
  const isNew = (name: EnquiryField) => errors[name] !== shown[name];
  for (const name of fieldsOf(form).filter(isNew)) {
    const text = errors[name];
    const control = controlOf(form, name);
    if (text) control?.setAttribute("aria-invalid", "true");
    else control?.removeAttribute("aria-invalid");
    const message = document.getElementById(`${kindOf(form)}-${name}-error`);
    if (message) message.textContent = text ?? "";
  }
}

/** The errors that the server shows in its answer to a form. */
export function errorsIn(answer: HTMLFormElement): FieldErrors {
  const errors = fieldsOf(answer).flatMap((name) => {
    const text = answer.querySelector(`#${kindOf(answer)}-${name}-error`)?.textContent;
    return text ? [[name, text]] : [];
  });
  return Object.fromEntries(errors);
}

/** Focuses the first field with an error. */
export function focusInvalid(form: HTMLFormElement, errors: FieldErrors): void {
  const name = firstInvalid(errors);
  if (name) controlOf(form, name)?.focus();
}
