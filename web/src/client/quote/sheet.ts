import { formatDay } from "../../model/date.ts";
import { formatLine, isSameThing, LINES_FORM, type LineRequest } from "../../quote/line.ts";
import { parseQuotePath, QUOTE_PATH, quotePath } from "../../quote/request.ts";
import { onPlainClick } from "../clicks.ts";
import { setText } from "../elements.ts";
import { STORED, type StoredDetail } from "../forms/send.ts";
import { findSent } from "../receipts/receipts.ts";
import { refresh } from "../refresh.ts";
import { replaceEntry } from "../replace-entry.ts";
import { onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

const ROW = "[data-line]";

/** Whether this is the quote of this browser's ticks. */
let isOwn = false;
/** The address that the server was asked for last; what the fields said then. */
let asked: string | undefined;

const sheet = () => document.querySelector<HTMLElement>("[data-sheet]");

/** The form of the fields (`quote-document.tsx`), which a quote without lines lacks. */
const linesForm = () => document.getElementById(LINES_FORM) as HTMLFormElement;

/** The path of the lines that the page shows. */
const shownPath = () => sheet()?.dataset.sheet ?? QUOTE_PATH;

const linesIn = (path: string) => parseQuotePath(path).lines;

/** Whether two lists have the same lines, whatever their prices were. */
function isSame(some: readonly LineRequest[], others: readonly LineRequest[]): boolean {
  const texts = (lines: readonly LineRequest[]) =>
    lines.map((line) => formatLine({ ...line, seen: null })).toSorted();
  return `${texts(some)}` === `${texts(others)}`;
}

/**
 * Shows whether the quote was sent, when, and with which reference, and offers to take over one that is not this browser's.
 * What was sent earlier is not sent again.
 * @param isJustSent whether the form still says so
 */
function showState(isJustSent = false): void {
  const sent = findSent(shownPath());
  const each = (name: string, work: (element: HTMLElement) => void) =>
    document.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach(work);
  each("adopt", (element) => element.toggleAttribute("hidden", isOwn || sent !== undefined));
  each("sent", (element) => element.toggleAttribute("hidden", !sent));
  each("unsent", (element) => element.toggleAttribute("hidden", sent !== undefined));
  each("reference", (element) => setText(element, sent?.reference ?? ""));
  each("sent-at", (element) => setText(element, sent ? formatDay(sent.createdAt) : ""));
  const section = document.getElementById("enquiry-form")?.closest("section");
  section?.toggleAttribute("hidden", sent !== undefined && !isJustSent);
}

/** Has the form send a quote, also before the server has answered. */
function setSent(path: string): void {
  const form = document.querySelector<HTMLFormElement>("#enquiry-form");
  form?.setAttribute("action", path);
  const field = form?.elements.namedItem("quote");
  if (field instanceof HTMLInputElement) field.value = path;
}

/** Keeps the lines of a path as what this page sends, and if it is this browser's quote, for its other pages. */
function keep(path: string): void {
  setSent(path);
  if (isOwn) saveTicked(linesIn(path));
}

/** Shows what the server says about a changed quote; without an answer, its page takes the place of this one. */
async function change(address: string): Promise<void> {
  asked = address;
  // Before the answer, as the visitor may leave the page.
  keep(address);
  sheet()?.setAttribute("aria-busy", "true");
  try {
    await refresh(address);
  } catch {
    location.assign(address);
    return;
  }
  if (asked !== address) return;
  if (!linesForm()) return location.assign(address);
  const path = shownPath();
  keep(path);
  showState();
  replaceEntry(path + location.hash);
}

/** What the fields say, as the address that their form asks for. */
const typedAddress = () =>
  `${QUOTE_PATH}?${new URLSearchParams([...new FormData(linesForm())].map(([name, value]) => [name, `${value}`]))}`;

/** Asks the server about what the fields say, once the browser takes it. */
function readFields(): void {
  const address = typedAddress();
  if (address !== asked && linesForm().checkValidity()) void change(address);
}

/** Whether a field says something else than the server has written. */
const isTyped = (field: Element) =>
  field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field instanceof HTMLInputElement && field.value !== field.defaultValue;

/** Dictation and form fillers may send `change` alone. */
function onInput({ type, target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField) return;
  if (target.form !== linesForm()) {
    if (type === "change") fillIn(target);
    return;
  }
  // Once a number has been typed, its field shows what is counted.
  if (type === "change" && target instanceof HTMLInputElement && !target.validity.valid)
    target.value = target.defaultValue;
  // The browser says what is wrong with it, but not while the visitor has emptied the field.
  if (target.value) target.reportValidity();
  readFields();
}

/** Fills the form's own field with what the sheet says already: it need not be typed twice. */
function fillIn({ form, name, value }: HTMLInputElement | HTMLSelectElement): void {
  const field = form?.elements.namedItem(name.replace("for-", ""));
  if (!name.startsWith("for-") || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function step({ parentElement, dataset }: HTMLElement): void {
  parentElement?.querySelector("input")?.stepUp(Number(dataset.step));
  readFields();
}

/** Takes a line off, and moves the focus to the next one's link; after the last, opens the empty quote. */
function remove(link: HTMLAnchorElement): void {
  const row = link.closest<HTMLElement>(ROW);
  const next = [row?.nextElementSibling, row?.previousElementSibling].find((other) =>
    other?.matches(ROW),
  );
  if (!next) {
    if (isOwn) saveTicked([]);
    // An answer to what was changed before must not bring its lines back.
    isOwn = false;
    location.assign(`${QUOTE_PATH}#lines`);
    return;
  }
  next.querySelector<HTMLElement>("[data-remove]")?.focus();
  row?.remove();
  readFields();
}

/** Makes the lines of this page this browser's quote, before those that it has besides. */
function adopt(): void {
  const lines = linesIn(shownPath());
  const others = readTicked().filter((own) => !lines.some(({ key }) => isSameThing(key, own.key)));
  isOwn = true;
  void change(quotePath([...lines, ...others]));
  // The button is hidden with the focus on it.
  document.getElementById("lines")?.focus();
}

/** A quote has been sent: it is kept as it is, and this browser starts the next one. */
function onStored({ detail }: CustomEvent<StoredDetail>): void {
  // It was changed while it was on its way.
  if (detail.path !== shownPath()) return;
  if (isOwn) saveTicked([]);
  isOwn = false;
  showState(true);
  // It is shown above, away from the focus.
  setText(document.querySelector("[data-quote]"), `Your reference is ${detail.reference}.`);
}

/** Another tab has changed this browser's quote, or the browser shows a page from before. */
function followDevice(): void {
  const own = readTicked();
  if (isOwn && own.length > 0 && !isSame(own, linesIn(shownPath())))
    return void change(quotePath(own));
  isOwn = isSame(own, linesIn(shownPath()));
  showState();
}

/** Keeps the page of a quote the same as its fields: the server says what they come to, without a new page. */
export function start(): void {
  const own = readTicked();
  const shown = linesIn(shownPath());
  if (shown.length === 0) {
    // A quote without lines is that of this browser, if its last line was not taken off before this script ran.
    if (location.hash && isSame(own, linesIn(document.referrer))) saveTicked([]);
    else if (own.length > 0) location.replace(quotePath(own));
    return;
  }
  isOwn = isSame(own, shown) || isSame(own, linesIn(location.search));
  // By the keys of today.
  keep(shownPath());
  showState();
  if ([...linesForm().elements].some(isTyped)) readFields();
  onTickedElsewhere(followDevice);
  // On the window, before anything that an extension may have stop an event.
  const options = { capture: true };
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  onPlainClick(`${ROW} [data-remove]`, remove);
  onPlainClick(`${ROW} [data-step]`, step);
  onPlainClick("[data-adopt] button", adopt);
  // Scrolling over a field in use would change its number.
  document.addEventListener("wheel", ({ target }) => {
    if (target instanceof HTMLInputElement) target.blur();
  });
  addEventListener("submit", (event) => {
    // Enter in a field: the page shows its quantity already.
    if (event.target === linesForm()) event.preventDefault();
  });
  document.addEventListener(STORED, onStored as EventListener);
}
