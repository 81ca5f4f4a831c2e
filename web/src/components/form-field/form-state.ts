import type { FieldErrors } from "../../enquiries/fields.ts";
import type { Notice } from "../../enquiries/notice.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that a visitor fills in. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(".field :is(input, select, textarea)")];
}

/** Shows each error by its field, and takes away those that are mended. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of controlsOf(form)) {
    const error = errors[control.name] ?? "";
    const place = document.getElementById(`${control.id}-error`);
    if (place && place.textContent !== error) place.textContent = error;
    if (error) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}

/** Puts the focus on the first field that is marked as wrong. */
export function focusFirstError(form: HTMLFormElement) {
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

/** A link to the chat, in a new tab. */
export function chatLink({ href, label }: NonNullable<Notice["chat"]>): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = label;
  return link;
}

/** Says what became of the form, in its live region; nothing takes the last notice away. */
export function showNotice(form: HTMLFormElement, notice?: Notice) {
  const place = form.querySelector('[role="status"]');
  if (!notice) return place?.replaceChildren();
  const title = document.createElement("strong");
  title.textContent = notice.title;
  const box = document.createElement("p");
  box.className = `notice ${notice.tone}`;
  box.append(title, ` ${notice.text} `);
  if (notice.chat) box.append(chatLink(notice.chat));
  place?.replaceChildren(box);
}
