import { chatText } from "../../enquiries/chat-text.ts";
import { setText } from "../elements.ts";
import { controlsOf, kindOf, valuesOf } from "./controls.ts";

/** How long a dismissed toast stays in the document, in milliseconds (specification, section 9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** Shows beside each field what is wrong with it. */
export function showErrors(
  form: HTMLFormElement,
  errorOf: (name: string) => string | null | undefined,
): void {
  for (const control of controlsOf(form)) {
    const text = errorOf(control.name) ?? "";
    control.ariaInvalid = text ? "true" : null;
    setText(document.getElementById(`${kindOf(form)}-${control.name}-error`), text);
  }
}

/** Focuses the first field with an error. */
export const focusInvalid = (form: HTMLFormElement) =>
  controlsOf(form)
    .find(({ ariaInvalid }) => ariaInvalid)
    ?.focus();

/** Shows that a form could not be sent, or the notice of the server's answer; or nothing. */
export function showNotice(form: HTMLFormElement, notice?: HTMLElement | "failure" | null): void {
  const [failure, ...answers] = form.querySelectorAll<HTMLElement>("[data-notice]");
  for (const answer of answers) answer.remove();
  if (failure) failure.hidden = notice !== "failure";
  if (!(notice instanceof HTMLElement)) return;
  notice.autofocus = false;
  notice.className = failure?.className ?? "";
  failure?.after(notice);
}

/** Writes what the form holds into the links to the chat. */
export function updateChat(form: HTMLFormElement): void {
  const message = encodeURIComponent(chatText(kindOf(form), valuesOf(form)));
  for (const link of form.querySelectorAll<HTMLAnchorElement>("a[data-chat]"))
    link.href = link.dataset.chat + message;
}

/** Says how sending goes, in an element that was there before. */
export const say = (form: HTMLFormElement, text: string) =>
  setText(form.querySelector("[data-status]"), text);

const toaster = () => document.getElementById("toaster");

/** Shows the form's toast in place of any other. It stays until it is dismissed, and takes no focus. */
export function showToast(form: HTMLFormElement): void {
  toaster()?.remove();
  const template = form.querySelector<HTMLTemplateElement>("template[data-toast]");
  // At the end of the page, because a part that is laid out by itself would hold it.
  if (template) document.body.append(document.importNode(template.content, true));
}

/** Hides the toast. If it had the focus, that goes back to the button of its form. */
export function dismissToast(): void {
  const toast = toaster();
  if (!toast || toast.hidden) return;
  const hadFocus = toast.contains(document.activeElement);
  toast.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>("#quote-form [type=submit]")?.focus();
  setTimeout(() => toast.remove(), TOAST_REMOVE_DELAY_MS);
}
