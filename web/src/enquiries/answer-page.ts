import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";
import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { formatDay } from "../model/date.ts";
import { chatText } from "./chat-text.ts";
import { firstInvalid } from "./fields.ts";
import type { FormState, Notice } from "./form-state.ts";
import { PREPARED_FOR } from "./prepared-for.ts";

const parser = unified().use(rehypeParse);

function find(within: Root | Element, matches: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(within, "element", (node) => {
    if (!matches(node)) return;
    found = node;
    return EXIT;
  });
  return found;
}

const isScript = ({ tagName, properties }: Element) =>
  (tagName === "script" && properties.type !== "application/ld+json") || properties.as === "script";

/** Removes the scripts: the browser that sent the form was not running any, or could not load them. */
function removeScripts(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    if (!isScript(node) || index === undefined) return;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
}

function setText(element: Element | undefined, text = ""): void {
  if (element) element.children = text ? [{ type: "text", value: text }] : [];
}

function setValue(control: Element, value: string): void {
  if (control.tagName === "textarea") setText(control, value);
  else if (control.tagName === "input") control.properties.value = value;
  visit(control, "element", (option) => {
    if (option.tagName !== "option") return;
    const text = option.children[0]?.type === "text" ? option.children[0].value : "";
    option.properties.selected = (option.properties.value ?? text) === value;
  });
}

/** Fills in a notice and its link to the chat. */
function showNotice(form: Element, { tone, title, text, note, chat }: Notice, message: string) {
  const box = find(form, ({ properties }) => properties.dataNotice !== undefined);
  if (!box) return;
  const part = (name: string) => find(box, ({ properties }) => properties[name] !== undefined);
  Object.assign(box.properties, { hidden: false, dataTone: tone, autofocus: true });
  setText(part("dataTitle"), title);
  setText(part("dataText"), text);
  setText(part("dataNote"), note);
  const link = part("dataChat");
  if (!link) return;
  setText(link, chat);
  const href = `${link.properties.dataChat}${encodeURIComponent(message)}`;
  Object.assign(link.properties, { hidden: !chat, href });
}

/** Shows when and under which reference the quote of a page was sent, as `client/quote/show-sheet.ts` does. */
function showReceipt(tree: Root, { reference, createdAt }: EnquiryReceipt): void {
  visit(tree, "element", (element) => {
    const { properties } = element;
    if (properties.dataSent !== undefined) properties.hidden = false;
    if (properties.dataUnsent !== undefined) properties.hidden = true;
    if (properties.dataReference !== undefined) setText(element, reference);
    if (properties.dataSentAt !== undefined) setText(element, formatDay(createdAt));
  });
}

/** Keeps what was typed into the fields beside the form (`prepared-for.ts`). */
function keepPreparedFor(tree: Root, values: EnquiryValues): void {
  for (const { name, field } of PREPARED_FOR) {
    const control = find(tree, ({ properties }) => properties.name === name);
    if (control) setValue(control, values[field]);
  }
}

/**
 * The page of a form that was sent, with what the form holds and shows then. It is focused where no script can move the
 * focus: at the first error, or at the notice.
 * @param html the page as it is sent to browsers
 * @param receipt of an enquiry that is stored
 * @param sent what was sent, which a quote's sheet keeps
 */
export function answerPage(
  html: string,
  kind: FormKind,
  state: FormState,
  receipt?: EnquiryReceipt,
  sent = state.values,
): string {
  const { values, errors, notice } = state;
  const tree = parser.parse(html);
  removeScripts(tree);
  const form = find(tree, ({ properties }) => properties.id === `${kind}-form`);
  if (!form) return toHtml(tree);
  for (const name of FIELD_NAMES) {
    const control = find(form, ({ properties }) => properties.id === `${kind}-${name}`);
    if (!control) continue;
    setValue(control, values[name]);
    if (!errors[name]) continue;
    Object.assign(control.properties, {
      ariaInvalid: "true",
      autofocus: name === firstInvalid(errors),
    });
    setText(
      find(form, ({ properties }) => properties.id === `${kind}-${name}-error`),
      errors[name],
    );
  }
  if (notice) showNotice(form, notice, chatText(kind, values));
  keepPreparedFor(tree, sent);
  if (!receipt) return toHtml(tree);
  // For the form's script, which lists it.
  form.properties.dataReceipt = JSON.stringify(receipt);
  showReceipt(tree, receipt);
  return toHtml(tree);
}
