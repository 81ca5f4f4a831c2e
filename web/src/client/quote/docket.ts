import { countLines, DOCKET, type LineRequest } from "../../quote/line.ts";
import { parseQuote, QUOTE_PATH, quotePath } from "../../quote/request.ts";
import { setText } from "../elements.ts";
import { fetchNewestPage } from "../refresh.ts";
import { isOldStore } from "./device.ts";
import { type Change, followTicks } from "./follow-ticks.ts";

/** The total in the docket, and on the rate card of the page's opening. */
const TOTALS = `:is(#${DOCKET} output, output[form=${DOCKET}])`;

/** Writes a text into each element that shows it. */
function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) setText(element, text);
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

let lines: readonly LineRequest[] = [];
let replace: ReturnType<typeof followTicks> | undefined;

/** Shows how many lines this device has. Their total was that of others. */
function show({ lines: changed, notice }: Change): void {
  lines = changed;
  document.getElementById(DOCKET)?.toggleAttribute("data-lines", lines.length > 0);
  write(`${TOTALS} b`, "");
  write(`${TOTALS} small`, notice ?? countLines(lines.length));
  showSkipLink(lines.length);
}

type Answer = { total: string; status: string; path: string };

/** Shows what the server says, and keeps the lines by the keys that it has for them today. */
function adopt({ path, total }: Answer): void {
  replace?.(parseQuote(new URL(path, location.href).searchParams).lines);
  write(`${TOTALS} b`, total);
}

/** What the server says about the lines; undefined without an answer, or where they have changed meanwhile. */
async function askServer(): Promise<Answer | undefined> {
  const asked = lines;
  const page =
    asked.length > 0 ? await fetchNewestPage(quotePath(asked)).catch(() => undefined) : undefined;
  const { total, sheet: path } = page?.querySelector<HTMLElement>("[data-sheet]")?.dataset ?? {};
  const status = page?.querySelector("[data-quote]")?.textContent ?? "";
  return asked === lines && path && total ? { total, status, path } : undefined;
}

/** Says what a tick did, and the total once the server has said it, in an element that is on the page from the start. */
async function announce({ notice }: Change): Promise<void> {
  const answer = await askServer();
  if (answer) adopt(answer);
  const count = lines.length === 0 ? "is empty" : `has ${countLines(lines.length)}`;
  const text = answer?.status || `Your quote ${count}.`;
  write("[data-quote]", notice ? `${notice}. ${text}` : text);
}

/** Keeps the docket of a page, its ticks and the lines of this device the same. */
export function start(): void {
  if (!document.getElementById(DOCKET)) return;
  const hasOldKeys = isOldStore();
  replace = followTicks((change) => {
    show(change);
    if (change.isByVisitor) void announce(change);
  });
  if (hasOldKeys) void askServer().then((answer) => answer && adopt(answer));
}
