import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { isSameThing, thingOf } from "../../quote/line.ts";
import { changeLine, type QuoteLine, requestsOf, ticksOf } from "../../quote/quote.ts";
import { quoteTitle } from "../../quote/quote-text.ts";
import { quantityName, quotePath } from "../../quote/request.ts";
import { STORED } from "../forms/send-form.ts";
import { opensElsewhere } from "../opens-elsewhere.ts";
import {
  findSent,
  onTickedElsewhere,
  readTicked,
  requestOf,
  saveSent,
  saveTicked,
} from "./device.ts";
import { showLines, showSent } from "./show-sheet.ts";

const ROW = "[data-line]";
/** The id of the form of all lines (`quote-document.tsx`). */
const LINES_FORM = "quote-lines";

let lines: readonly QuoteLine[] = [];
/** Whether this is the quote of this browser's ticks. */
let isOwn = false;

const pathOf = (shown: readonly QuoteLine[]) => quotePath(requestsOf(shown));

const isSameQuote = (shown: readonly QuoteLine[]): boolean => {
  const own = readTicked() ?? [];
  return (
    own.length === shown.length &&
    shown.every(({ key }) => own.some((other) => isSameThing(other.key, key)))
  );
};

/** Shows changed lines everywhere on the page, in its address and on this device. */
function change(next: readonly QuoteLine[]): void {
  lines = next;
  const path = pathOf(lines);
  if (isOwn) saveTicked(ticksOf(lines));
  if (lines.length === 0) {
    location.assign(path);
    return;
  }
  history.replaceState(history.state, "", path + location.hash);
  showLines(lines);
  showSent(findSent(path));
  const status = document.querySelector("[data-quote]");
  if (status) status.textContent = `${quoteTitle(lines)}.`;
}

/** A line as its fields say. */
function typedLine(line: QuoteLine): QuoteLine {
  const { elements } = document.getElementById(LINES_FORM) as HTMLFormElement; // `quote-document.tsx`
  const controls = [...elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
  const chosen = controls.find(
    ({ name, value }) => name === "line" && isSameThing(value, line.key),
  );
  const field = controls.find(({ name }) => name === quantityName(line.key));
  const key = chosen instanceof HTMLSelectElement ? chosen.value : line.key;
  return changeLine(line, { key, quantity: field?.value ? Number(field.value) : line.quantity });
}

function onInput({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (isField && target.form?.id === LINES_FORM) change(lines.map(typedLine));
}

/** Fills the form's own field with what the sheet says already: it need not be typed twice. */
function fillIn({ form, name, value }: HTMLInputElement): void {
  const field = form?.elements.namedItem(name.replace("for-", ""));
  if (!name.startsWith("for-") || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts a number within the limits once it has been typed, so that the field shows what is counted. */
function showQuantity(field: HTMLInputElement): void {
  const line = lines.find(({ key }) => quantityName(key) === field.name);
  if (line && field.value !== `${line.quantity}`) field.value = `${line.quantity}`;
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.form?.id === LINES_FORM) showQuantity(target);
  else fillIn(target);
}

function step(button: HTMLElement): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  field.value = `${Number(field.value) + Number(button.dataset.step)}`;
  change(lines.map(typedLine));
  showQuantity(field);
}

/** Takes a line off, and moves the focus to the next one's link, or to the title. */
function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW);
  const name = row?.dataset.line;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const focused = next?.querySelector<HTMLElement>("[data-remove]");
  row?.remove();
  change(lines.filter(({ key }) => thingOf(key) !== name));
  (focused ?? document.getElementById("lines"))?.focus();
}

/** Makes the lines of this page this browser's quote, before those that it has besides. */
function adopt(): void {
  const others = (readTicked() ?? []).filter(
    (own) => !lines.some(({ key }) => isSameThing(key, own.key)),
  );
  const all = [...ticksOf(lines), ...others];
  saveTicked(all);
  if (others.length > 0) {
    location.assign(quotePath(all.map(requestOf)));
    return;
  }
  isOwn = true;
  document.querySelector("[data-adopt]")?.setAttribute("hidden", "");
  change(lines);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || opensElsewhere(event)) return;
  const target = event.target.closest<HTMLElement>(
    `${ROW} :is([data-remove], [data-step]), [data-adopt] button`,
  );
  if (!target) return;
  event.preventDefault();
  if (target.dataset.remove !== undefined) remove(target);
  else if (target.dataset.step) step(target);
  else adopt();
}

/** The quote has been sent: it is kept as it is, and this browser starts the next one. */
function onStored({ detail }: CustomEvent<EnquiryReceipt>): void {
  if (lines.length === 0) return;
  const { reference, createdAt } = detail;
  saveSent({ path: pathOf(lines), reference, createdAt });
  if (isOwn) saveTicked([]);
  isOwn = false;
  showSent({ reference, createdAt }, true);
}

/** Lines on paper are open, however they were on the screen. */
function openFacts(): void {
  for (const facts of document.querySelectorAll<HTMLDetailsElement>(`${ROW} details`))
    facts.open = true;
}

/** A quote without lines is that of this browser, if it has one. */
function openOwn(): void {
  const own = readTicked() ?? [];
  if (own.length > 0) location.replace(quotePath(own.map(requestOf)));
}

/** Listens to the fields, links and buttons of a quote with lines. */
function start(): void {
  const update = document.querySelector<HTMLElement>("[data-update]");
  if (update) update.hidden = true;
  const sent = findSent(pathOf(lines));
  const compareWithDevice = () => {
    isOwn = isSameQuote(lines);
    document.querySelector("[data-adopt]")?.toggleAttribute("hidden", isOwn || sent !== undefined);
  };
  compareWithDevice();
  onTickedElsewhere(compareWithDevice);
  // Typed, or restored by the browser, before this script started.
  const typed = lines.map(typedLine);
  if (pathOf(typed) !== pathOf(lines)) change(typed);
  else showSent(sent);
  document.addEventListener("input", onInput);
  document.addEventListener("change", onChange);
  document.addEventListener("click", onClick);
  document.addEventListener(STORED, onStored as EventListener);
  addEventListener("beforeprint", openFacts);
}

let isListening = false;

/** Keeps the sums, the address, the links and the form of a quote the same as its fields, without a new page. */
export function enhance(sheet: HTMLElement): void {
  if (isListening) return;
  isListening = true;
  lines = JSON.parse(sheet.dataset.sheet ?? "[]") as QuoteLine[]; // `quote-page.tsx`
  if (lines.length === 0) openOwn();
  else start();
}
