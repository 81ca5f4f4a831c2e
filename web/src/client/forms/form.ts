import { FIELD_NAMES } from "@currawong/supabase/fields";
import { chatText } from "../../enquiries/chat-text.ts";
import { checkForm } from "../../enquiries/check-form.ts";
import { type FieldErrors, firstInvalid, HONEYPOT } from "../../enquiries/fields.ts";
import { QUOTE_SENT } from "../../enquiries/form-state.ts";
import { isComposing } from "../keys.ts";
import { readReceipts } from "../receipts/receipts.ts";
import {
  controlOf,
  draftOf,
  empty,
  fillIn,
  focusInvalid,
  kindOf,
  setReadOnly,
  showErrors,
  valuesOf,
} from "./controls.ts";
import { deleteDraft, readDraft, saveDraft } from "./draft.ts";
import {
  chatHref,
  dismissToast,
  keepFailure,
  say,
  showNotice,
  showToast,
  updateChat,
} from "./notices.ts";
import { sendForm } from "./send-form.ts";

const FORM = "form[data-form]";

/** What this page knows of a form besides what its elements hold. */
type State = {
  /** Whether it has been submitted: then its errors follow each change. */
  isChecked: boolean;
  isBusy: boolean;
  /** The errors that are shown. */
  shown: FieldErrors;
};

const states = new WeakMap<HTMLFormElement, State>();

function stateOf(form: HTMLFormElement): State {
  const state = states.get(form) ?? { isChecked: false, isBusy: false, shown: {} };
  states.set(form, state);
  return state;
}

/** The form that an event is about, wherever an extension has moved the element that it happened on. */
function formOf({ target }: Event): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  const own = (target as Partial<HTMLInputElement>).form;
  return own?.matches(FORM) ? own : target.closest<HTMLFormElement>(FORM);
}

const buttonOf = (form: HTMLFormElement) =>
  Array.from(form.elements).find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === "submit",
  ) ?? null;

const messageOf = (form: HTMLFormElement) => chatText(kindOf(form), valuesOf(form));

function show(form: HTMLFormElement, errors: FieldErrors): void {
  const state = stateOf(form);
  showErrors(form, errors, state.shown);
  state.shown = errors;
}

/** Shows what is wrong with the form as it is, once it has been submitted. @returns the errors */
function check(form: HTMLFormElement): FieldErrors {
  const errors = stateOf(form).isChecked ? checkForm(kindOf(form), valuesOf(form)) : {};
  show(form, errors);
  return errors;
}

/** Shows that a form is being sent. Its button keeps the focus, which a disabled one would lose. */
function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  stateOf(form).isBusy = isBusy;
  form.setAttribute("aria-busy", String(isBusy));
  setReadOnly(form, isBusy);
  const button = buttonOf(form);
  const busyLabel = button?.dataset.busy;
  if (!button || !busyLabel) return;
  if (isBusy) {
    button.setAttribute("aria-disabled", "true");
    labels.set(button, [...button.childNodes]);
    button.textContent = busyLabel;
    say(form, busyLabel);
  } else {
    button.removeAttribute("aria-disabled");
    // The same nodes: a translator has its own among them.
    button.replaceChildren(...(labels.get(button) ?? []));
    say(form, "");
  }
}

const labels = new WeakMap<HTMLButtonElement, ChildNode[]>();

async function showReceipts(): Promise<void> {
  const receipts = await import("../receipts/show.tsx").catch(() => null);
  // The form works without them.
  receipts?.showReceipts();
}

/** Empties a form that has been sent, and says so. */
function finish(form: HTMLFormElement): void {
  const kind = kindOf(form);
  deleteDraft(kind);
  empty(form);
  stateOf(form).isChecked = false;
  check(form);
  if (kind === "enquiry") void showReceipts();
  if (kind !== "quote") return;
  showToast(form);
  // The toast is far from the button, and a new tab has opened over both.
  say(form, `${QUOTE_SENT.title} ${QUOTE_SENT.text} ${PRESS_SEND}`);
}

const PRESS_SEND = "Press send in WhatsApp, where your message is already typed.";

async function send(form: HTMLFormElement): Promise<void> {
  const href = chatHref(form, messageOf(form));
  showNotice(form);
  setBusy(form, true);
  const sent = await sendForm(form, href);
  setBusy(form, false);
  const trap = controlOf(form, HONEYPOT);
  // If a password manager filled in the trap, the visitor may try again.
  if (trap) trap.value = "";
  showNotice(form, sent.notice);
  updateChat(form, messageOf(form));
  if (sent.isDone) return finish(form);
  const errors = { ...check(form), ...sent.errors };
  show(form, errors);
  focusInvalid(form, errors);
}

/** Sends a form as without scripts, after a fault in this module: what was typed must not be stuck in it. */
function sendByHtml(form: HTMLFormElement, error: unknown): void {
  reportError(error);
  form.submit();
}

function onSubmit(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  const state = stateOf(form);
  if (state.isBusy) return;
  try {
    state.isChecked = true;
    const errors = check(form);
    if (firstInvalid(errors)) focusInvalid(form, errors);
    else send(form).catch((error) => sendByHtml(form, error));
  } catch (error) {
    sendByHtml(form, error);
  }
}

/** Dictation and form fillers may send `change` alone. */
function onInput(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  saveDraft(kindOf(form), draftOf(form));
  check(form);
  updateChat(form, messageOf(form));
  if (event.type === "input" && !stateOf(form).isBusy) say(form, "");
}

/** The visitor opens the chat that the browser had blocked. */
function onChat(form: HTMLFormElement): void {
  if (kindOf(form) === "enquiry") return;
  // Once the browser has followed the link, which is then hidden.
  setTimeout(() => {
    showNotice(form);
    if (kindOf(form) === "quote") finish(form);
    buttonOf(form)?.focus();
  });
}

const dismiss = () => {
  const form = document.querySelector<HTMLFormElement>(`${FORM}:has([data-toast])`);
  dismissToast(form && buttonOf(form));
};

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const form = event.target.closest("[data-chat]") && formOf(event);
  if (form) onChat(form);
  if (event.target.closest("[data-dismiss]")) dismiss();
}

function enhance(form: HTMLFormElement): void {
  const kind = kindOf(form);
  keepFailure(form);
  fillIn(form, readDraft(kind)?.values ?? {});
  const values = valuesOf(form);
  if (FIELD_NAMES.some((name) => values[name] && controlOf(form, name)?.type !== "hidden")) {
    saveDraft(kind, draftOf(form));
  }
  // The browser validates the contact form (specification, section 5).
  form.noValidate = kind !== "contact";
  form.setAttribute("aria-busy", "false");
  if (kind === "enquiry" && readReceipts().length > 0) void showReceipts();
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
    if (event.key === "Escape" && !isComposing(event)) dismiss();
  });
  document.querySelectorAll<HTMLFormElement>(FORM).forEach(enhance);
}
