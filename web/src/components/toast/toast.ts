import type { Notice } from "../../enquiries/notice.ts";
import { chatLink } from "../form-field/form-state.ts";

/** How long a dismissed toast stays in the document, in milliseconds (specification, section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let region: HTMLElement | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes the place where toasts are announced. A live region has to be there before what it
 * announces: call it early.
 */
export function prepareToaster(): HTMLElement {
  if (!region) {
    region = document.createElement("div");
    region.className = "toaster";
    region.role = "status";
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss());
    document.body.append(region);
  }
  return region;
}

function dismiss() {
  const toast = region?.firstElementChild;
  if (!(toast instanceof HTMLElement) || toast.hidden) return;
  toast.hidden = true;
  removal = setTimeout(() => toast.remove(), TOAST_REMOVE_DELAY_MS);
}

/**
 * Shows a toast until it is dismissed, in place of the one before. It is announced, and does not
 * take the focus.
 */
export function showToast({ title, text, chat }: Pick<Notice, "title" | "text" | "chat">) {
  const place = prepareToaster();
  clearTimeout(removal);
  const toast = document.createElement("div");
  const heading = document.createElement("strong");
  heading.textContent = title;
  const words = document.createElement("p");
  words.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Dismiss";
  close.addEventListener("click", dismiss);
  toast.className = "toast night";
  toast.append(heading, words, ...(chat ? [chatLink(chat)] : []), close);
  place.replaceChildren(toast);
}
