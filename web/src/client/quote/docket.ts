import {
  countLines,
  DOCKET,
  formatLine,
  isSameThing,
  type LineRequest,
  MOST_LINES,
  parseLine,
} from "../../quote/line.ts";
import { parseQuotePath, quotePath } from "../../quote/request.ts";
import { setText } from "../elements.ts";
import { fetchNewestPage } from "../refresh.ts";
import { isOldStore, onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

/** The total in the docket, and on the rate card of the page's opening. */
const TOTALS = `:is(#${DOCKET} output, output[form=${DOCKET}])`;

/** The lines of this device, which `start` reads. */
let lines: readonly LineRequest[];

const boxes = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="line"]');

const keyOf = ({ value }: HTMLInputElement) => parseLine(value)?.key ?? value;

/** Writes a text into each element that shows it. */
function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) setText(element, text);
}

/** Shows which lines this device has, and what they come to, which only the server knows. */
function show(text = countLines(lines.length), total = ""): void {
  const keys = new Set(lines.map(({ key }) => key));
  for (const box of boxes()) box.checked = keys.has(keyOf(box));
  document.getElementById(DOCKET)?.toggleAttribute("data-lines", lines.length > 0);
  document.querySelector("[data-skip]")?.toggleAttribute("hidden", lines.length === 0);
  write(`${TOTALS} b`, total);
  write(`${TOTALS} small`, text);
}

function keep(changed: readonly LineRequest[]): void {
  lines = changed;
  saveTicked(lines);
}

/** Takes over what a box says. @returns why that was refused, or what it changed besides */
function applyTick(box: HTMLInputElement): string | undefined {
  const line = parseLine(box.value);
  if (!line) return;
  const others = lines.filter(({ key }) => !isSameThing(key, line.key));
  if (!box.checked) keep(lines.filter(({ key }) => key !== line.key));
  else if (others.length < MOST_LINES) {
    const isReplaced = others.length < lines.length;
    keep([...others, line]);
    return isReplaced ? "This replaced another price of the same thing" : undefined;
  } else return `A quote has room for ${MOST_LINES} lines`;
}

/**
 * Shows what the server says about the lines, and keeps them by the keys that it has for them today.
 * @returns that in words; without an answer, or where the lines have changed meanwhile, how many there are
 */
async function askServer(): Promise<string> {
  const asked = lines;
  const page = await fetchNewestPage(quotePath(asked)).catch(() => undefined);
  const sheet = page?.querySelector<HTMLElement>("[data-sheet]");
  if (!sheet || asked !== lines) return `Your quote: ${countLines(lines.length)}.`;
  const { sheet: path = "", total } = sheet.dataset;
  keep(parseQuotePath(path).lines);
  show(undefined, total);
  return sheet.querySelector("[data-quote]")?.textContent ?? "";
}

/** Says what a tick did, and the total once the server has said it, in an element that is on the page from the start. */
async function announce(notice: string | undefined): Promise<void> {
  show(notice);
  const text = await askServer();
  write("[data-quote]", notice ? `${notice}. ${text}` : text);
}

/** Keeps the docket of a page, its ticks and the lines of this device the same. */
export function start(): void {
  const hasOldKeys = isOldStore();
  lines = readTicked();
  const stored = new Set(lines.map(({ key }) => key));
  // Ticked before this script ran.
  const ticked = [...boxes()].filter((box) => box.checked && !stored.has(keyOf(box)));
  const notices = ticked.map(applyTick);
  if (ticked.length > 0) void announce(notices.at(-1));
  else show();
  if (hasOldKeys) void askServer();
  const onChange = ({ target }: Event) => {
    const box = [...boxes()].find((one) => one === target);
    if (box) void announce(applyTick(box));
  };
  addEventListener("change", onChange, { capture: true });
  // The docket sends all of the device's lines.
  addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof Element) || target.id !== DOCKET) return;
    formData.delete("line");
    for (const line of lines) formData.append("line", formatLine(line));
  });
  onTickedElsewhere(() => {
    lines = readTicked();
    show();
  });
}
