import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { startTransition, useActionState, useEffect, useRef } from "react";
import { type FieldErrors, firstAtFault } from "../../enquiries/fields.ts";
import type { FormOutcome } from "../../enquiries/outcome.ts";

/** Focuses the first field with an error, if there is one. */
export function focusFirst(form: HTMLFormElement | null | undefined, errors: FieldErrors): void {
  const field = firstAtFault(errors);
  const control = field && form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Sends a form, one submission at a time, and keeps the focus where the visitor can continue.
 * @param initialOutcome what the server action returned if the form was sent without a script
 * @param deliver sends the values; never throws
 */
export function useSending(
  initialOutcome: FormOutcome,
  deliver: (values: EnquiryValues) => Promise<FormOutcome>,
) {
  const busy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, dispatch, sending] = useActionState(
    async (_last: FormOutcome, values: EnquiryValues) => {
      const result = await deliver(values);
      busy.current = false;
      return result;
    },
    initialOutcome,
  );

  const hadFocus = useRef(false);
  useEffect(() => {
    if (sending || !button.current) return;
    button.current.disabled = false; // Firefox keeps it disabled across a reload.
    // A disabled button loses the focus, so restore it.
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current.focus();
  }, [sending]);

  // Focuses the first field that the database rejected.
  useEffect(() => focusFirst(button.current?.form, outcome.errors), [outcome]);

  const send = (values: EnquiryValues) => {
    if (busy.current) return;
    busy.current = true;
    hadFocus.current = document.activeElement === button.current;
    startTransition(() => dispatch(values));
  };
  return { outcome, send, sending, button };
}
