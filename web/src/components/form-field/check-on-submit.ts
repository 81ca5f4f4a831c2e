import type { FieldErrors } from "../../enquiries/fields.ts";
import { controlsOf, focusFirstError, showErrors } from "./form-state.ts";

type Behaviour = {
  /** Returns a message for each field at fault. */
  check: () => FieldErrors;
  /** What the button says while the form is being sent. */
  busyLabel: string;
  /** Sends the form. Resolves to a message for each field that was refused. */
  send: () => Promise<FieldErrors>;
};

/**
 * Checks a form when it is submitted and, from then on, at every change; sends it when it is in
 * order. While it is being sent its button is disabled and its fields cannot be changed.
 */
export function checkOnSubmit(
  form: HTMLFormElement,
  { check, busyLabel, send }: Behaviour,
  signal: AbortSignal,
) {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) return;
  const label = button.textContent;
  let checked = false;

  /** Shows what is wrong; returns whether anything is. */
  const refuse = (errors: FieldErrors) => {
    showErrors(form, errors);
    focusFirstError(form);
    return Object.keys(errors).length > 0;
  };
  const setBusy = (busy: boolean) => {
    form.ariaBusy = String(busy);
    button.disabled = busy;
    button.textContent = busy ? busyLabel : label;
    for (const control of controlsOf(form)) control.toggleAttribute("readonly", busy);
  };
  const submit = async () => {
    checked = true;
    if (button.disabled || refuse(check())) return;
    const hadFocus = document.activeElement === button;
    setBusy(true);
    try {
      refuse(await send());
    } finally {
      setBusy(false);
      // A disabled button loses the focus.
      if (hadFocus && document.activeElement === document.body) button.focus();
    }
  };

  form.noValidate = true;
  button.disabled = false; // Firefox keeps it disabled across a reload.
  const mend = () => {
    if (checked) showErrors(form, check());
  };
  const forget = () => {
    checked = false;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  form.addEventListener("input", mend, { signal });
  form.addEventListener("reset", forget, { signal });
  form.addEventListener("submit", onSubmit, { signal });
}
