import { type FieldErrors, firstAtFault } from "../../enquiries/fields.ts";

/** Puts the focus on the first field at fault; on none where nothing is. */
export function focusFirst(form: HTMLFormElement | null | undefined, errors: FieldErrors): void {
  const field = firstAtFault(errors);
  const control = field && form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
