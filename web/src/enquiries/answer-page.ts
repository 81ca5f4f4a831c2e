import { type HTMLElement, parse } from "node-html-parser";
import { formatDay } from "../model/date.ts";
import type { FormAnswer } from "./answer.ts";
import { chatText } from "./chat-text.ts";
import type { SentForm } from "./read-form.ts";

/** Sets an attribute to a text, which the library takes as HTML. */
const setAttribute = (element: HTMLElement, name: string, text = "") =>
  element.setAttribute(name, text.replaceAll("&", "&amp;"));

function setValue(control: HTMLElement, value: string): void {
  if (control.tagName === "INPUT") setAttribute(control, "value", value);
  if (control.tagName === "TEXTAREA") control.textContent = value;
  for (const option of control.querySelectorAll("option"))
    if (option.getAttribute("value") === value) setAttribute(option, "selected");
}

/**
 * The page of a form that was sent, with what the form holds and shows then. It is focused where no script can move the
 * focus: at the first error, or at the notice.
 * @param html the page as it is sent to browsers
 */
export function answerPage(html: string, { kind, typed }: SentForm, answer: FormAnswer): string {
  const { values, errors, notice, receipt } = answer;
  const page = parse(html);
  const setText = (selector: string, text: string) => {
    for (const element of page.querySelectorAll(selector)) element.textContent = text;
  };
  // The browser that sent the form was not running any, or could not load them.
  for (const script of page.querySelectorAll(
    ":is(script:not([type='application/ld+json']), [as=script])",
  ))
    script.remove();
  for (const control of page.querySelectorAll(`[form=${kind}-form][name]`)) {
    const name = control.getAttribute("name") ?? "";
    // An enquiry that is stored leaves the form empty, but not the quote's sheet beside it.
    if (!receipt || !control.closest("form")) setValue(control, typed[name] ?? "");
  }
  for (const [name, text] of Object.entries(errors)) {
    setText(`#${kind}-${name}-error`, text);
    page.querySelector(`#${kind}-${name}`)?.setAttribute("aria-invalid", "true");
  }
  page.querySelector("[aria-invalid]")?.setAttribute("autofocus", "");
  const box = page.querySelector(`#${kind}-notice [data-notice]`);
  if (notice && box) {
    box.removeAttribute("hidden");
    box.setAttributes({ ...box.rawAttributes, "data-tone": notice.tone, autofocus: "" });
    setText(`#${kind}-notice strong`, notice.title);
    setText(`#${kind}-notice span`, notice.text);
    const link = box.querySelector("a");
    if (!notice.chat) link?.remove();
    else if (link) {
      link.textContent = notice.chat;
      const href = `${link.getAttribute("data-chat")}${encodeURIComponent(chatText(kind, values))}`;
      setAttribute(link, "href", href);
    }
  }
  if (receipt) {
    const form = page.querySelector(`#${kind}-form`);
    // For the form's script, which lists it.
    if (form) setAttribute(form, "data-receipt", JSON.stringify(receipt));
    // When and under which reference a quote was sent, as `client/quote/show-state.ts` shows it.
    for (const element of page.querySelectorAll("[data-sent]")) element.removeAttribute("hidden");
    for (const element of page.querySelectorAll("[data-unsent]")) setAttribute(element, "hidden");
    setText("[data-reference]", receipt.reference);
    setText("[data-sent-at]", formatDay(receipt.createdAt));
  }
  return page.toString();
}
