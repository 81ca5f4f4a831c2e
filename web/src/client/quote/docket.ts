import { countLines, describeQuote, shortSums, sumsOf } from "../../quote/figures.ts";
import { DOCKET, type TickedLine } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";
import { followDropdowns } from "../dropdowns.ts";
import { create, setText } from "../elements.ts";
import { type Change, followTicks } from "./follow-ticks.ts";

/** The total in the docket, and on the rate card of the page's opening. */
const TOTALS = `:is(#${DOCKET} output, output[form=${DOCKET}])`;

/** Writes a text into each element that shows it. */
function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) setText(element, text);
}

function createRow(line: TickedLine): HTMLElement {
  const button = create("button", { type: "button", ariaLabel: `Remove ${line.label}` }, "×");
  button.dataset.remove = line.key;
  return create("li", {}, `${line.label} `, create("b", {}, shortSums(sumsOf([line]))), button);
}

/** Lets who uses a keyboard go to the quote from the start of the page: a copy of the link that skips to the content. */
function showSkipLink(count: number): void {
  const shown = document.querySelector<HTMLAnchorElement>("[data-skip]");
  const link = shown ?? document.querySelector<HTMLAnchorElement>("a.skip")?.cloneNode();
  if (!(link instanceof HTMLAnchorElement)) return;
  link.href = QUOTE_PATH;
  link.dataset.skip = "";
  link.hidden = count === 0;
  link.textContent = `Your quote (${countLines(count)})`;
  // Within a landmark, as it leads to another page.
  if (!shown) document.querySelector("header")?.prepend(link);
}

/** Shows the lines of this device in the docket: how many, their total, and a list that can be opened. */
function show({ lines, notice }: Change): void {
  const form = document.getElementById(DOCKET);
  form?.toggleAttribute("data-lines", lines.length > 0);
  write(`${TOTALS} b`, shortSums(sumsOf(lines)));
  write(`${TOTALS} small`, notice ?? countLines(lines.length));
  showSkipLink(lines.length);
  const details = form?.querySelector("details");
  if (details) details.hidden = lines.length === 0;
  details?.querySelector("ul")?.replaceChildren(...lines.map(createRow));
}

/** Says what a tick or its removal did, in an element that is on the page from the start. */
function announce({ lines, notice }: Change): void {
  const text = `${describeQuote(lines.length, sumsOf(lines))}.`;
  write("[data-quote]", notice ? `${notice}. ${text}` : text);
}

/** Keeps the docket of a page, its ticks and the lines of this device the same. */
export function start(): void {
  if (!document.getElementById(DOCKET)) return;
  followDropdowns();
  followTicks((change) => {
    show(change);
    if (change.isByVisitor) announce(change);
  });
}
