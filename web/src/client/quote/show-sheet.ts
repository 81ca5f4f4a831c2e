import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { formatDay } from "../../model/date.ts";
import { toTheCent } from "../../quote/figures.ts";
import { thingOf } from "../../quote/line.ts";
import {
  amountOf,
  amountsOf,
  choiceOf,
  labelOf,
  type QuoteLine,
  requestsOf,
} from "../../quote/quote.ts";
import {
  chatMessage,
  mailMessage,
  noteText,
  paymentFigures,
  quoteService,
  quoteTitle,
  rateText,
  scopeText,
  totalOf,
  unitText,
} from "../../quote/quote-text.ts";
import { quotePath } from "../../quote/request.ts";

type Root = Document | Element;

const slot = (root: Root, name: string) => root.querySelector<HTMLElement>(`[data-slot="${name}"]`);

/** Writes a text where the server wrote it. Writing the same again would be announced again. */
function write(root: Root, name: string, text: string): void {
  const element = slot(root, name);
  if (element && element.textContent !== text) element.textContent = text;
}

const linkIn = (name: string) => slot(document, name)?.querySelector("a");

/** Replaces a parameter that is the last of an address. */
function setLast(link: HTMLAnchorElement | null | undefined, name: string, value: string): void {
  if (link)
    link.href = link.href.replace(
      RegExp(`${name}=.*$`, "s"),
      () => `${name}=${encodeURIComponent(value)}`,
    );
}

function showLine(line: QuoteLine, amount: number, lines: readonly QuoteLine[]): void {
  const row = document.querySelector(`[data-line="${thingOf(line.key)}"]`);
  if (!row) return;
  const choice = choiceOf(line);
  write(row, "label", labelOf(line));
  write(row, "scope", scopeText(line));
  write(row, "note", noteText(line, lines));
  write(row, "unit", unitText(choice, line.quantity));
  write(row, "amount", toTheCent(amount));
  write(row, "rate", amount === amountOf(line) ? rateText(choice) : "");
  for (const facts of row.querySelectorAll<HTMLElement>("[data-choice]"))
    facts.hidden = facts.dataset.choice !== choice.key;
  const link = row.querySelector<HTMLAnchorElement>("a[data-remove]");
  const others = lines.filter((other) => other !== line);
  if (link) link.href = `${quotePath(requestsOf(others))}#lines`;
  const hidden = row.querySelector<HTMLInputElement>("[type=hidden][name=line]");
  if (hidden) hidden.value = choice.key;
}

/** Copies the rows that the server wrote: their number changes with the months. */
function showPayments(lines: readonly QuoteLine[]): void {
  const body = slot(document, "payments");
  const pattern = body?.firstElementChild;
  if (!body || !pattern) return;
  const rows = paymentFigures(lines).map(({ label, amount, gst }) => {
    const row = pattern.cloneNode(true) as HTMLElement; // An element's copy is one.
    const texts = { th: label, b: amount, small: gst };
    for (const [tag, text] of Object.entries(texts)) {
      const cell = row.querySelector(tag);
      if (cell) cell.textContent = text;
    }
    return row;
  });
  // A quote on which nothing is charged keeps a row to copy from.
  if (rows.length > 0) body.replaceChildren(...rows);
  body.hidden = rows.length === 0;
}

/** Has the links and the form take away what the page shows. */
function updateSending(lines: readonly QuoteLine[], path: string): void {
  const copy = linkIn("link");
  const address = new URL(path, copy?.href ?? location.href).href;
  if (copy) copy.href = address;
  const bar = document.querySelector<HTMLAnchorElement>("main ~ aside a[href*='text=']");
  for (const link of [linkIn("chat"), bar]) setLast(link, "text", chatMessage(lines, address));
  setLast(linkIn("mail"), "body", mailMessage(lines, address).replaceAll("\n", "\r\n"));
  const form = document.querySelector<HTMLFormElement>("#enquiry-form");
  const values = { quote: path, service: quoteService(lines) };
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form?.setAttribute("action", path);
}

/** Shows lines everywhere on the page of their quote, as the server would. */
export function showLines(lines: readonly QuoteLine[]): void {
  const amounts = amountsOf(lines);
  for (const [index, line] of lines.entries()) showLine(line, amounts[index] ?? 0, lines);
  const { label, amount, gst } = totalOf(lines);
  write(document, "total-label", label);
  write(document, "total", amount);
  write(document, "gst", gst);
  showPayments(lines);
  const title = quoteTitle(lines);
  document.title = document.title.replace(slot(document, "title")?.textContent ?? "", () => title);
  write(document, "title", title);
  updateSending(lines, quotePath(requestsOf(lines)));
}

/** The section with the form that sends the quote. */
const sending = () => document.getElementById("enquiry-form")?.closest("section");

/**
 * Shows when a quote was sent, with its reference; nothing for one that was not. What was sent earlier is not sent again.
 * @param isJustSent whether the form still says so
 */
export function showSent(
  sent: Pick<EnquiryReceipt, "reference" | "createdAt"> | undefined,
  isJustSent = false,
): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-sent]"))
    element.hidden = !sent;
  for (const element of document.querySelectorAll<HTMLElement>("[data-unsent]"))
    element.hidden = sent !== undefined;
  for (const element of document.querySelectorAll("[data-reference]"))
    element.textContent = sent?.reference ?? "";
  const time = document.querySelector("[data-sent-at]");
  if (time) time.textContent = sent ? formatDay(sent.createdAt) : "";
  sending()?.toggleAttribute("hidden", sent !== undefined && !isJustSent);
}
