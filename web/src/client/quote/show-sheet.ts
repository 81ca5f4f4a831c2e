import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { formatDay } from "../../model/date.ts";
import { earliestText } from "../../quote/dates.ts";
import { thingOf } from "../../quote/line.ts";
import { choiceOf, type QuoteLine, ticksOf } from "../../quote/quote.ts";
import {
  chatMessage,
  lineTexts,
  mailMessage,
  paymentFigures,
  quoteService,
  quoteTitle,
  totalOf,
} from "../../quote/quote-text.ts";
import { quotePath } from "../../quote/request.ts";
import { setText } from "../elements.ts";

type Root = Document | Element;
type Texts = Readonly<Record<string, string>>;

const slot = (root: Root, name: string) => root.querySelector<HTMLElement>(`[data-slot="${name}"]`);

/** Writes texts where the server wrote them. */
function write(root: Root, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) setText(slot(root, name), text);
}

/** Replaces a parameter that is the last of the addresses of links. */
function setLast(selector: string, name: string, value: string): void {
  const last = RegExp(`${name}=.*$`, "s");
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector))
    link.href = link.href.replace(last, () => `${name}=${encodeURIComponent(value)}`);
}

/** Shows a line. @param path of the quote without it */
function showLine(line: QuoteLine, texts: Texts, path: string): void {
  const row = document.querySelector(`[data-line="${thingOf(line.key)}"]`);
  if (!row) return;
  const { key } = choiceOf(line);
  write(row, texts);
  for (const facts of row.querySelectorAll<HTMLElement>("[data-choice]"))
    facts.hidden = facts.dataset.choice !== key;
  const link = row.querySelector<HTMLAnchorElement>("a[data-remove]");
  if (link) link.href = `${path}#lines`;
  const hidden = row.querySelector<HTMLInputElement>("[type=hidden][name=line]");
  if (hidden) hidden.value = key;
}

/** Copies the rows that the server wrote: their number changes with the months. */
function showPayments(lines: readonly QuoteLine[]): void {
  const body = slot(document, "payments");
  const pattern = body?.firstElementChild;
  if (!body || !pattern) return;
  const rows = paymentFigures(lines).map(({ label, amount, gst }) => {
    const row = pattern.cloneNode(true) as HTMLElement; // An element's copy is one.
    for (const [tag, text] of Object.entries({ th: label, b: amount, small: gst }))
      row.querySelector(tag)?.replaceChildren(text);
    return row;
  });
  // A quote on which nothing is charged keeps a row to copy from.
  if (rows.length > 0) body.replaceChildren(...rows);
  body.hidden = rows.length === 0;
}

/** Has the links and the form take away what the page shows. */
function updateSending(lines: readonly QuoteLine[], path: string): void {
  const copy = slot(document, "link")?.querySelector("a");
  const address = new URL(path, copy?.href ?? location.href).href;
  if (copy) copy.href = address;
  write(document, { address });
  setLast("[data-slot=chat] a, main ~ aside a[href*='text=']", "text", chatMessage(lines, address));
  setLast("[data-slot=mail] a", "body", mailMessage(lines, address).replaceAll("\n", "\r\n"));
  const form = document.querySelector<HTMLFormElement>("#enquiry-form");
  form?.setAttribute("action", path);
  for (const [name, value] of Object.entries({ quote: path, service: quoteService(lines) })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** Shows lines everywhere on the page of their quote, as the server would. */
export function showLines(lines: readonly QuoteLine[]): void {
  const texts = lineTexts(lines);
  lines.forEach((line, index) => {
    const others = lines.filter((other) => other !== line);
    showLine(line, texts[index] ?? {}, quotePath(ticksOf(others)));
  });
  const { label, amount, gst } = totalOf(lines);
  const title = quoteTitle(lines);
  document.title = document.title.replace(slot(document, "title")?.textContent ?? "", () => title);
  // The title has what a month costs, not how many there are: where it stays the same, the new total is announced.
  const isNew = (name: string, text: string) => slot(document, name)?.textContent !== text;
  const said = isNew("total", amount) && !isNew("title", title) ? `${label} ${amount}.` : "";
  write(document, { "total-label": label, total: amount, gst, title, status: `${title}.`, said });
  const { start = "" } = slot(document, "earliest")?.dataset ?? {};
  write(document, { earliest: earliestText(lines, start) });
  showPayments(lines);
  updateSending(lines, quotePath(ticksOf(lines)));
}

const all = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);

/**
 * Shows when a quote was sent, with its reference; nothing for one that was not. What was sent earlier is not sent again.
 * @param isJustSent whether the form still says so
 */
export function showSent(
  sent: Pick<EnquiryReceipt, "reference" | "createdAt"> | undefined,
  isJustSent = false,
): void {
  for (const element of all("sent")) element.hidden = !sent;
  for (const element of all("unsent")) element.hidden = sent !== undefined;
  for (const element of all("reference")) element.textContent = sent?.reference ?? "";
  for (const element of all("sent-at")) element.textContent = sent ? formatDay(sent.createdAt) : "";
  const form = document.getElementById("enquiry-form")?.closest("section");
  form?.toggleAttribute("hidden", sent !== undefined && !isJustSent);
}
