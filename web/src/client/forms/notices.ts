import { setText } from "../elements.ts";

/** How long a dismissed toast stays in the document, in milliseconds (specification, section 9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

const boxOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-notice]");

const linkOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLAnchorElement>("[data-notice] a[data-chat]");

/**
 * The address that opens the chat with a message.
 * @throws when something has taken the form's link out of the page: the server knows the address, too
 */
export function chatHref(form: HTMLFormElement, message: string): string {
  const chat = linkOf(form)?.dataset.chat;
  if (!chat) throw new Error("The form has lost its chat link, so it is sent without this script.");
  return chat + encodeURIComponent(message);
}

const failures = new WeakMap<HTMLFormElement, HTMLElement>();

/** Remembers what the form says where it could not be sent, as the server has written it. */
export function keepFailure(form: HTMLFormElement): void {
  const box = boxOf(form)?.cloneNode(true) as HTMLElement | undefined; // An element's copy is one.
  if (!box || failures.has(form)) return;
  box.hidden = false;
  failures.set(form, box);
}

/** Shows that a form could not be sent, or what the server's answer says of it; or nothing. */
export function showNotice(form: HTMLFormElement, answer?: HTMLFormElement | "failure"): void {
  const box = boxOf(form);
  const notice = answer === "failure" ? failures.get(form) : answer && boxOf(answer);
  if (!box) return;
  box.hidden = notice?.hidden ?? true;
  if (!notice) return;
  box.dataset.tone = notice.dataset.tone ?? "";
  box.replaceChildren(...notice.cloneNode(true).childNodes);
}

/** Keeps the link of a notice up to date with what is typed. */
export function updateChat(form: HTMLFormElement, message: string): void {
  const link = linkOf(form);
  if (link && !link.hidden) link.href = chatHref(form, message);
}

/** Says how sending goes, in an element that was there before. */
export const say = (form: HTMLFormElement, text: string): void =>
  setText(form.querySelector("[data-status]"), text);

let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows the form's toast in place of any other. It stays until it is dismissed, and takes no focus. */
export function showToast(form: HTMLFormElement): void {
  clearTimeout(removal);
  document.getElementById("toaster")?.remove();
  const template = form.querySelector<HTMLTemplateElement>("template[data-toast]");
  // At the end of the page, because a part that is laid out by itself would hold it.
  if (template) document.body.append(document.importNode(template.content, true));
}

/**
 * Hides the toast. The focus goes back to the form's button if the toast had it.
 * @param button the button of the form that showed it
 */
export function dismissToast(button: HTMLElement | null): void {
  const toast = document.querySelector<HTMLElement>("#toaster > div:not([hidden])");
  if (!toast) return;
  const hadFocus = toast.contains(document.activeElement);
  toast.hidden = true;
  if (hadFocus) button?.focus();
  removal = setTimeout(() => document.getElementById("toaster")?.remove(), TOAST_REMOVE_DELAY_MS);
}
