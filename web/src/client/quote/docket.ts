import { DOCKET, nameOf, type TickedLine } from "../../quote/line.ts";
import { describeTotal, tickedTotal } from "../../quote/ticked-total.ts";
import { followDropdowns } from "../dropdowns.ts";
import { type Change, followTicks } from "./follow-ticks.ts";
import { loadNames } from "./line-names.ts";

/** The total in the docket, and its copy on a rate card. */
const TOTALS = `:is(#${DOCKET} output, output[form=${DOCKET}])`;

/** The names of lines that have been loaded, by key. */
const names = new Map<string, string>();

const isUnnamed = ({ key }: TickedLine) => !names.has(key);

/** Writes a text into each element that shows it. Writing the same again would be announced again. */
function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text;
}

function createRow(line: TickedLine): HTMLElement {
  const name = names.get(line.key) ?? nameOf(line.key);
  const row = document.createElement("li");
  const total = document.createElement("b");
  total.textContent = tickedTotal([line]);
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.remove = line.key;
  button.ariaLabel = `Remove ${name}`;
  button.textContent = "×";
  row.append(`${name} `, total, button);
  return row;
}

/** Lists the lines while their list is open, at first by the words of their keys. */
function listLines(details: HTMLDetailsElement, lines: readonly TickedLine[]): void {
  if (!details.open) return;
  details.querySelector("ul")?.replaceChildren(...lines.map(createRow));
}

/** Shows the total at the foot of the rate card in a page's opening instead, while that is in view. */
function showOnCard(form: HTMLElement): void {
  const card = document.querySelector("[data-opening] aside [name=line]")?.closest("aside");
  if (!card || card.querySelector("output")) return;
  const total = document.createElement("p");
  total.className = form.dataset.docket ?? "";
  for (const part of form.querySelectorAll("output, [type=submit]")) {
    total.append(part.cloneNode(true));
    total.lastElementChild?.setAttribute("form", DOCKET);
  }
  card.append(total);
  // Until the first report, so that the docket does not flash.
  form.toggleAttribute("data-on-card", true);
  // The latest: a busy browser reports several moments at once.
  const observer = new IntersectionObserver((entries) =>
    form.toggleAttribute("data-on-card", entries.at(-1)?.isIntersecting),
  );
  observer.observe(total);
}

function takeOffCard(form: HTMLElement): void {
  document.querySelector(`output[form=${DOCKET}]`)?.parentElement?.remove();
  form.removeAttribute("data-on-card");
}

/** Shows the lines of this device in the docket: how many, their total, and a list that can be opened. */
function show(form: HTMLElement, { lines, notice }: Change): void {
  const count = `${lines.length} ${lines.length === 1 ? "line" : "lines"}`;
  form.toggleAttribute("data-lines", lines.length > 0);
  write(`${TOTALS} b`, tickedTotal(lines));
  write(`${TOTALS} small`, notice ?? count);
  const details = form.querySelector("details");
  if (details) {
    details.hidden = lines.length === 0;
    listLines(details, lines);
  }
  if (lines.length > 0) showOnCard(form);
  else takeOffCard(form);
}

/** Says what a tick or its removal did, in an element that is on the page from the start. */
function announce({ lines, notice }: Change): void {
  const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
  const text =
    lines.length === 0 ? "Your quote is empty." : `Your quote: ${count}, ${describeTotal(lines)}.`;
  write("[data-quote]", notice ? `${notice}. ${text}` : text);
}

/** Keeps the docket of a page, its ticks and the lines of this device the same. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  let shown: readonly TickedLine[] = [];
  followDropdowns();
  followTicks(form, (change) => {
    shown = change.lines;
    show(form, change);
    if (change.isByVisitor) announce(change);
  });
  const details = form.querySelector("details");
  details?.addEventListener("toggle", () => {
    listLines(details, shown);
    if (!details.open || !shown.some(isUnnamed)) return;
    loadNames(shown)
      .then((loaded) => {
        for (const [key, name] of loaded) names.set(key, name);
        listLines(details, shown);
      })
      .catch(() => {}); // Offline: the words of the keys remain.
  });
}
