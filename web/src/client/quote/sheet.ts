import { formatLine, isSameThing, LINES_FORM, type LineRequest } from "../../quote/line.ts";
import { parseQuote, QUOTE_PATH, quotePath } from "../../quote/request.ts";
import { opensElsewhere } from "../clicks.ts";
import { setText } from "../elements.ts";
import { STORED, type StoredDetail } from "../forms/send-form.ts";
import { refresh } from "../refresh.ts";
import { replaceEntry } from "../replace-entry.ts";
import { onTickedElsewhere, readTicked, saveSent, saveTicked } from "./device.ts";
import { showQuoteState } from "./show-state.ts";

const ROW = "[data-line]";

/** Whether this is the quote of this browser's ticks. */
let isOwn = false;
/** What the fields said when the server was last asked, as a query. */
let asked: string | undefined;
/** Settles once the page shows what was asked last. */
let answered = Promise.resolve();

const sheet = () => document.querySelector<HTMLElement>("[data-sheet]");

/** The form of the fields (`quote-document.tsx`), which a quote without lines lacks. */
const linesForm = () => document.getElementById(LINES_FORM) as HTMLFormElement;

/** The path of the lines that the page shows. */
const shownPath = () => sheet()?.dataset.sheet ?? QUOTE_PATH;

const linesIn = (path: string) => parseQuote(new URL(path, location.href).searchParams).lines;

/** Whether two lists have the same lines, whatever their prices were. */
function isSame(some: readonly LineRequest[], others: readonly LineRequest[]): boolean {
  const texts = (lines: readonly LineRequest[]) =>
    lines.map((line) => formatLine({ ...line, seen: null })).toSorted();
  return `${texts(some)}` === `${texts(others)}`;
}

/** A quote without lines is that of this browser, if it has one. */
function openOwn(): void {
  const own = readTicked();
  if (own.length > 0) location.replace(quotePath(own));
}

const showState = (isJustSent = false) => showQuoteState(shownPath(), isOwn, isJustSent);

/** Has the form send a quote, also before the server has answered. */
function setSent(path: string): void {
  const form = document.querySelector<HTMLFormElement>("#enquiry-form");
  form?.setAttribute("action", path);
  const field = form?.elements.namedItem("quote");
  if (field instanceof HTMLInputElement) field.value = path;
}

/** Shows what the server says about a changed quote; without an answer, its page takes the place of this one. */
async function change(query: string): Promise<void> {
  asked = query;
  const address = `${QUOTE_PATH}?${query}`;
  setSent(address);
  // Before the answer, as the visitor may leave the page.
  if (isOwn) saveTicked(linesIn(address));
  sheet()?.setAttribute("aria-busy", "true");
  try {
    await refresh(address);
  } catch {
    location.assign(address);
    return;
  }
  if (asked !== query) return;
  if (!linesForm()) return location.assign(address);
  const path = shownPath();
  setSent(path);
  if (isOwn) saveTicked(linesIn(path));
  showState();
  replaceEntry(path + location.hash);
}

/** What the fields say, as the query that the form sends. */
const typedQuery = () =>
  `${new URLSearchParams([...new FormData(linesForm())].map(([name, value]) => [name, `${value}`]))}`;

const isNumber = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "number";

/** Shows what the fields say, where that is something else: typed, restored, or written by an extension. */
async function readFields(): Promise<void> {
  const isEmpty = [...linesForm().elements].some((field) => isNumber(field) && field.value === "");
  const query = typedQuery();
  if (!isEmpty && query !== asked) answered = change(query);
  await answered;
}

/** Whether a field says something else than the server has written. */
const isTyped = (field: Element) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : isNumber(field) && field.value !== field.defaultValue;

/** Says how many units there are now, and what the quote comes to: neither the field nor the title is heard by itself. */
function say(field: HTMLInputElement): void {
  const row = field.closest(ROW);
  const texts = [
    `${field.value} ${row?.querySelector("[data-slot=unit]")?.textContent}.`,
    row?.querySelector("[data-slot=note]")?.textContent,
    `${["th", "b"].map((name) => sheet()?.querySelector(`tfoot ${name}`)?.textContent).join(" ")}.`,
  ];
  setText(document.querySelector("[data-slot=said]"), texts.filter(Boolean).join(" "));
}

/** Counts what a field says. Once it has been typed, the field shows what is counted. */
async function count(field: HTMLInputElement, isFinal: boolean): Promise<void> {
  await readFields();
  if (isFinal && field.value !== field.defaultValue) {
    field.value = field.defaultValue;
    asked = typedQuery();
  }
  if (field.isConnected) say(field);
}

/** Dictation and form fillers may send `change` alone. */
function onInput({ type, target }: Event): void {
  if (target instanceof HTMLSelectElement && target.form === linesForm()) void readFields();
  if (!(target instanceof HTMLInputElement)) return;
  if (target.form === linesForm()) void count(target, type === "change");
  else if (type === "change") fillIn(target);
}

/** Fills the form's own field with what the sheet says already: it need not be typed twice. */
function fillIn({ form, name, value }: HTMLInputElement): void {
  const field = form?.elements.namedItem(name.replace("for-", ""));
  if (!name.startsWith("for-") || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function step({ parentElement, dataset }: HTMLElement): void {
  const field = parentElement?.querySelector("input");
  field?.stepUp(Number(dataset.step));
  if (field) void count(field, true);
}

/** Takes a line off, and moves the focus to the next one's link. */
function remove(link: HTMLAnchorElement): void {
  const row = link.closest<HTMLElement>(ROW);
  const next = [row?.nextElementSibling, row?.previousElementSibling].find((other) =>
    other?.matches(ROW),
  );
  if (!next) {
    if (isOwn) saveTicked([]);
    location.assign(`${QUOTE_PATH}#lines`);
    return;
  }
  next.querySelector<HTMLElement>("[data-remove]")?.focus();
  row?.remove();
  void readFields();
}

/** Makes the lines of this page this browser's quote, before those that it has besides. */
function adopt(): void {
  const lines = linesIn(shownPath());
  const others = readTicked().filter((own) => !lines.some(({ key }) => isSameThing(key, own.key)));
  const kept = [...lines, ...others];
  saveTicked(kept);
  isOwn = true;
  // Its page says how many lines there is no room for.
  if (others.length > 0) location.assign(quotePath(kept));
  else showState();
  // The button is hidden with the focus on it.
  document.getElementById("lines")?.focus();
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || opensElsewhere(event)) return;
  const target = event.target.closest<HTMLElement>(
    `${ROW} :is([data-remove], [data-step]), [data-adopt] button`,
  );
  if (!target) return;
  event.preventDefault();
  if (target instanceof HTMLAnchorElement) remove(target);
  else if (target.dataset.step) step(target);
  else adopt();
}

/** A quote has been sent: it is kept as it is, and this browser starts the next one. */
function onStored({ detail }: CustomEvent<StoredDetail>): void {
  saveSent(detail);
  // It was changed while it was on its way.
  if (detail.path !== shownPath()) return;
  if (isOwn) saveTicked([]);
  isOwn = false;
  showState(true);
  // It is shown above, away from the focus.
  setText(document.querySelector("[data-slot=said]"), `Your reference is ${detail.reference}.`);
}

/** Another tab has changed this browser's quote, or the browser shows a page from before. */
function followDevice(): void {
  const own = readTicked();
  if (isOwn && own.length > 0 && !isSame(own, linesIn(shownPath()))) {
    void change(new URL(quotePath(own), location.href).search.slice(1));
    return;
  }
  isOwn = isSame(own, linesIn(shownPath()));
  showState();
}

/** Listens to the fields, links and buttons of a quote with lines. */
function followSheet(): void {
  const own = readTicked();
  const shown = linesIn(shownPath());
  isOwn = isSame(own, shown) || isSame(own, linesIn(location.href));
  // By the keys of today.
  if (isOwn) saveTicked(shown);
  if (![...linesForm().elements].some(isTyped)) asked = typedQuery();
  onTickedElsewhere(followDevice);
  showState();
  void readFields();
  // On the window, before anything that an extension may have stop an event.
  const options = { capture: true };
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  // Before a link takes the quote away, or the form.
  addEventListener("click", () => void readFields(), options);
  addEventListener("click", onClick, options);
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

/** Keeps the page of a quote the same as its fields: the server says what they come to, without a new page. */
export function start(): void {
  if (linesIn(shownPath()).length === 0) openOwn();
  else followSheet();
}
