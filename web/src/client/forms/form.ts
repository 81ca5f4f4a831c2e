import { checkForm } from "../../enquiries/check-form.ts";
import { HONEYPOT } from "../../enquiries/fields.ts";
import { QUOTE_SENT } from "../../enquiries/form-notice.ts";
import { isComposing } from "../keys.ts";
import { readReceipts } from "../receipts/receipts.ts";
import { controlsOf, kindOf, valuesOf } from "./controls.ts";
import { deleteDraft, restoreDraft, saveDraft } from "./draft.ts";
import { openChat, sendEnquiry } from "./send.ts";
import {
  dismissToast,
  focusInvalid,
  say,
  showErrors,
  showNotice,
  showToast,
  updateChat,
} from "./show.ts";

const FORM = "form[data-form]";

const PRESS_SEND = "Press send in WhatsApp, where your message is already typed.";

const showReceipts = () =>
  import("../receipts/receipt-list.tsx")
    .then((receipts) => receipts.showReceipts())
    .catch(() => {}); // The form works without them.

/** Shows what is wrong with a form. @returns whether it may be sent */
function check(form: HTMLFormElement): boolean {
  const errors: Record<string, string | undefined> = checkForm(kindOf(form), valuesOf(form));
  showErrors(form, (name) => errors[name]);
  return Object.keys(errors).length === 0;
}

/** Shows that a form is being sent, and lets nobody change it. */
function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = `${isBusy}`;
  for (const control of controlsOf(form)) control.toggleAttribute("readonly", isBusy);
}

/** Empties a form that has been sent, but not the fields beside it, and says so. */
function finish(form: HTMLFormElement): void {
  deleteDraft(form);
  delete form.dataset.checked;
  for (const control of controlsOf(form)) if (form.contains(control)) control.value = "";
  if (kindOf(form) === "enquiry") return void showReceipts();
  showToast(form);
  // The toast is far from the button, and a new tab has opened over both.
  say(form, `${QUOTE_SENT.title} ${QUOTE_SENT.text} ${PRESS_SEND}`);
}

async function send(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const label = [...button.childNodes];
  const { busy = "" } = button.dataset;
  // From now on its errors follow each change.
  form.dataset.checked = "";
  if (!check(form)) return focusInvalid(form);
  showNotice(form);
  updateChat(form);
  setBusy(form, true);
  // It keeps the focus, which a disabled one would lose.
  button.ariaDisabled = "true";
  button.replaceChildren(busy);
  say(form, busy);
  const isSent = await (kindOf(form) === "enquiry" ? sendEnquiry(form) : openChat(form));
  setBusy(form, false);
  button.ariaDisabled = null;
  // The same nodes: a translator has its own among them.
  button.replaceChildren(...label);
  say(form, "");
  // If a password manager has filled it in, the visitor may try again.
  const trap = form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
  if (trap) trap.value = "";
  focusInvalid(form);
  // The contact form keeps what was typed.
  if (isSent && kindOf(form) !== "contact") finish(form);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement; // Nothing else is submitted.
  const button = form.querySelector<HTMLElement>("[type=submit]");
  if (!form.matches(FORM) || !button) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  send(form, button).catch((error: unknown) => {
    reportError(error);
    // As without scripts: what was typed must not be stuck in it.
    form.submit();
  });
}

/** Dictation and form fillers may send `change` alone. */
function onInput({ target, type }: Event): void {
  const { form } = target as Partial<HTMLInputElement>; // Whatever it is.
  if (!form?.matches(FORM)) return;
  saveDraft(form);
  updateChat(form);
  if (form.dataset.checked !== undefined) check(form);
  if (type === "input") say(form, "");
}

/** The visitor opens the chat that the browser had blocked. */
function onChat(form: HTMLFormElement): void {
  showNotice(form);
  if (kindOf(form) === "quote") finish(form);
  form.querySelector<HTMLElement>("[type=submit]")?.focus();
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-dismiss]")) dismissToast();
  const form = target.closest("[data-chat]")?.closest<HTMLFormElement>(FORM);
  // Once the browser has followed the link, which is then hidden.
  if (form && kindOf(form) !== "enquiry") setTimeout(onChat, 0, form);
}

function enhance(form: HTMLFormElement): void {
  restoreDraft(form);
  // The browser validates the contact form (specification, section 5).
  form.noValidate = kindOf(form) !== "contact";
  form.ariaBusy = "false";
  if (kindOf(form) === "enquiry" && readReceipts().length > 0) void showReceipts();
}

/**
 * Takes over the forms that the server sent: they then say what is wrong with them in the specification's words, are sent
 * in place, and keep what was typed across a reload.
 */
export function start(): void {
  const options = { capture: true };
  addEventListener("submit", onSubmit, options);
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  addEventListener("click", onClick, options);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isComposing(event)) dismissToast();
  });
  document.querySelectorAll<HTMLFormElement>(FORM).forEach(enhance);
}
