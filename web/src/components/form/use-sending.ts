import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { startTransition, useActionState, useEffect, useRef } from "react";
import { type FieldErrors, firstAtFault } from "../../enquiries/fields.ts";
import type { FormOutcome } from "../../enquiries/outcome.ts";

/** Puts the focus on the first field at fault; on none where nothing is. */
export function focusFirst(form: HTMLFormElement | null | undefined, errors: FieldErrors): void {
  const field = firstAtFault(errors);
  const control = field && form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Sends a form, one time at a time, and keeps the focus where the visitor can go on.
 * @param answer what became of it before: what the server answered where no script ran
 * @param deliver sends the values; never throws
 */
export function useSending(
  answer: FormOutcome,
  deliver: (values: EnquiryValues) => Promise<FormOutcome>,
) {
  const busy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, dispatch, sending] = useActionState(
    async (_last: FormOutcome, values: EnquiryValues) => {
      const delivered = await deliver(values);
      busy.current = false;
      return delivered;
    },
    answer,
  );

  const hadFocus = useRef(false);
  useEffect(() => {
    if (sending || !button.current) return;
    button.current.disabled = false; // Firefox keeps it disabled across a reload.
    // A disabled button loses the focus.
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current.focus();
  }, [sending]);

  // What the database refused by field.
  useEffect(() => focusFirst(button.current?.form, outcome.errors), [outcome]);

  const send = (values: EnquiryValues) => {
    if (busy.current) return;
    busy.current = true;
    hadFocus.current = document.activeElement === button.current;
    startTransition(() => dispatch(values));
  };
  return { outcome, send, sending, button };
}
