import { isSameThing, LINES_FORM, type TickedLine, thingOf } from "../../quote/line.ts";
import { changeLine, limitsOf, type QuoteLine, ticksOf } from "../../quote/quote.ts";
import { quantityName, quotePath } from "../../quote/request.ts";
import { STORED, type StoredDetail } from "../forms/send-form.ts";
import { opensElsewhere } from "../opens-elsewhere.ts";
import { replaceEntry } from "../replace-entry.ts";
import { findSent, onTickedElsewhere, readTicked, saveSent, saveTicked } from "./device.ts";
import { showLines, showSent } from "./show-sheet.ts";

const ROW = "[data-line]";

let lines: readonly QuoteLine[] = [];
/** Whether this is the quote of this browser's ticks. */
let isOwn = false;

const pathOf = (shown: readonly QuoteLine[]) => quotePath(ticksOf(shown));
const ownPath = () => quotePath(readTicked() ?? []);

/** A quote without lines is that of this browser, if it has one. */
function openOwn(): void {
  if (readTicked()?.length) location.replace(ownPath());
}

/** Shows whether the quote was sent, and offers to take over one that is not this browser's. */
function showState(): void {
  const sent = findSent(pathOf(lines));
  showSent(sent);
  document.querySelector("[data-adopt]")?.toggleAttribute("hidden", isOwn || sent !== undefined);
}

/** Whether a line's new scope has a quantity, for which its row has no field. */
const lacksField = (line: QuoteLine) =>
  limitsOf(line).most > 1 && !linesForm().elements.namedItem(quantityName(line.key));

/** Shows changed lines everywhere on the page, on this device and in its address. */
function change(next: readonly QuoteLine[]): void {
  lines = next;
  const path = pathOf(lines);
  if (isOwn) saveTicked(ticksOf(lines));
  if (lines.length === 0 || lines.some(lacksField)) {
    location.assign(`${path}#lines`);
    return;
  }
  showLines(lines);
  showState();
  replaceEntry(path + location.hash);
}

/** Shows what the fields say, where that is something else: typed, restored, or written by an extension. */
function readFields(): void {
  const typed = typedLines();
  if (pathOf(typed) !== pathOf(lines)) change(typed);
}

const linesForm = () => document.getElementById(LINES_FORM) as HTMLFormElement; // `quote-document.tsx`

/** The lines as the fields say. */
function typedLines(): QuoteLine[] {
  const typed = new FormData(linesForm());
  const keys = typed.getAll("line").map(String);
  return lines.map((line) =>
    changeLine(line, {
      key: keys.find((key) => isSameThing(key, line.key)) ?? line.key,
      quantity: Number(typed.get(quantityName(line.key)) || line.quantity),
    }),
  );
}

/** Dictation and form fillers may send `change` alone. */
function onInput({ type, target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField) return;
  const isOfLines = target.form === linesForm();
  if (isOfLines) readFields();
  if (type !== "change" || target instanceof HTMLSelectElement) return;
  if (isOfLines) showQuantity(target);
  else fillIn(target);
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

function step({ parentElement, dataset }: HTMLElement): void {
  parentElement?.querySelector("input")?.stepUp(Number(dataset.step));
  readFields();
}

/** Takes a line off, and moves the focus to the next one's link, or to the title. */
function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const focused = next?.querySelector<HTMLElement>("[data-remove]");
  row?.remove();
  change(lines.filter(({ key }) => thingOf(key) !== row?.dataset.line));
  (focused ?? document.getElementById("lines"))?.focus();
}

/** Makes the lines of this page this browser's quote, before those that it has besides. */
function adopt(): void {
  const others = (readTicked() ?? []).filter(
    (own) => !lines.some(({ key }) => isSameThing(key, own.key)),
  );
  const all = [...ticksOf(lines), ...others];
  saveTicked(all);
  isOwn = true;
  // Its page says how many lines there is no room for.
  if (others.length > 0) location.assign(quotePath(all));
  else change(lines);
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
  if (target.dataset.remove !== undefined) remove(target);
  else if (target.dataset.step) step(target);
  else adopt();
}

/** A quote has been sent: it is kept as it is, and this browser starts the next one. */
function onStored({ detail }: CustomEvent<StoredDetail>): void {
  saveSent(detail);
  // It was changed while it was on its way.
  if (detail.path !== pathOf(lines)) return;
  if (isOwn) saveTicked([]);
  isOwn = false;
  showState();
  showSent(detail, true);
}

/** Whether this browser's ticks are the lines of this page, whatever their prices were then. */
function isOfDevice(): boolean {
  const own = readTicked() ?? [];
  const isSame = (line: QuoteLine, tick: TickedLine) =>
    isSameThing(tick.key, line.key) && pathOf([changeLine(line, tick)]) === pathOf([line]);
  return (
    own.length === lines.length && lines.every((line) => own.some((tick) => isSame(line, tick)))
  );
}

/** Another tab has changed this browser's quote, or the browser shows a page from before. */
function followDevice(): void {
  if (isOwn && ownPath() !== pathOf(lines)) openOwn();
  isOwn = isOfDevice();
  showState();
}

/** Listens to the fields, links and buttons of a quote with lines. */
function followSheet(): void {
  document.querySelector("[data-update]")?.toggleAttribute("hidden", true);
  isOwn = isOfDevice();
  onTickedElsewhere(followDevice);
  showState();
  readFields();
  // On the window, before anything that an extension may have stop an event.
  const options = { capture: true };
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  // Before a link takes the quote away, or the form.
  addEventListener("click", readFields, options);
  addEventListener("click", onClick, options);
  // Scrolling over a field in use would change its number.
  document.addEventListener("wheel", ({ target }) => {
    if (target instanceof HTMLInputElement) target.blur();
  });
  addEventListener("submit", (event) => {
    // Enter in a field: the page shows its quantity already.
    if (event.target === linesForm()) event.preventDefault();
  });
  addEventListener("reset", ({ target }) => {
    // Once its fields are as they were.
    if (target === linesForm()) setTimeout(readFields);
  });
  document.addEventListener(STORED, onStored as EventListener);
}

/** Keeps the sums, the address, the links and the form of a quote the same as its fields, without a new page. */
export function start(): void {
  const sheet = document.querySelector<HTMLElement>("[data-sheet]");
  lines = JSON.parse(sheet?.dataset.sheet ?? "[]") as QuoteLine[]; // `quote-page.tsx`
  if (lines.length === 0) openOwn();
  else followSheet();
}
