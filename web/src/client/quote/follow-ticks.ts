import {
  DOCKET,
  formatLine,
  isSameThing,
  MOST_LINES,
  nameOf,
  parseTick,
  parseTickLabel,
  type TickedLine,
} from "../../quote/line.ts";
import { isRestored } from "../is-restored.ts";
import { onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

const boxes = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="line"]');

const keyOf = ({ value }: HTMLInputElement) => parseTick(value)?.key ?? value;

function lineOf({ value, ariaLabel }: HTMLInputElement): TickedLine[] {
  const line = parseTick(value);
  return line ? [{ ...line, label: parseTickLabel(ariaLabel ?? "") ?? nameOf(line.key) }] : [];
}

/** The lines with one more: at the place of the same thing if that is on the quote at another price. */
export function addLine(lines: readonly TickedLine[], line: TickedLine): TickedLine[] {
  const isOn = lines.some(({ key }) => isSameThing(key, line.key));
  if (!isOn) return [...lines, line];
  return lines.map((other) => (isSameThing(other.key, line.key) ? line : other));
}

export type Change = {
  lines: readonly TickedLine[];
  /** Whether the visitor has just changed them on this page. */
  isByVisitor?: boolean;
  /** What else there is to say: why a tick was refused, or what it changed. */
  notice?: string | undefined;
};

/**
 * What is ticked as this script starts: what the device has, and what was ticked on the page before. Of boxes that
 * the browser restored, only the one just used counts: the others may since have been taken off the quote.
 */
function mergeTicks(): Change {
  const stored = readTicked();
  const known = new Set(stored?.map(({ key }) => key));
  const isNew = (box: HTMLInputElement) =>
    box.checked && (!stored || !isRestored() || box === document.activeElement);
  return [...boxes()]
    .filter((box) => isNew(box) && !known.has(keyOf(box)))
    .reduce<Change>(({ lines }, box) => ({ ...applyTick(lines, box), isByVisitor: true }), {
      lines: stored ?? [],
    });
}

/** Where the focus goes with the button of a line that was removed: the list, or the line's own tick. */
function focusAfterRemoval(key: string, isLast: boolean): void {
  const box = [...boxes()].find((box) => keyOf(box) === key && box.checkVisibility());
  const content = document.getElementById("content");
  if (isLast && !box) content?.setAttribute("tabindex", "-1");
  (isLast ? (box ?? content) : document.querySelector<HTMLElement>(`#${DOCKET} summary`))?.focus();
}

/** The lines after a box was ticked or cleared, and what that changed besides. */
function applyTick(lines: readonly TickedLine[], box: HTMLInputElement): Change {
  if (!box.checked) return { lines: lines.filter(({ key }) => key !== keyOf(box)) };
  const [line] = lineOf(box);
  if (!line) return { lines };
  const before = lines.find(({ key }) => isSameThing(key, line.key));
  if (!before && lines.length >= MOST_LINES)
    return { lines, notice: `A quote has room for ${MOST_LINES} lines` };
  const notice = before && `${line.label} takes the place of ${before.label}`;
  return { lines: addLine(lines, line), notice };
}

/**
 * Keeps the page's ticks and those of the device the same, sends all of the device's lines with the docket, and takes
 * off those whose button there is pressed.
 * @param show called with the lines, at once and after each change
 * @returns a function that shows them again, in a page that something else has changed
 */
export function followTicks(show: (change: Change) => void): () => void {
  const merged = mergeTicks();
  let { lines } = merged;
  const update = (change: Change) => {
    lines = change.lines;
    const keys = new Set(lines.map(({ key }) => key));
    for (const box of boxes()) box.checked = keys.has(keyOf(box));
    show(change);
  };
  const change = (next: Change) => {
    saveTicked(next.lines);
    update({ ...next, isByVisitor: true });
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || ![...boxes()].includes(target)) return;
    change(applyTick(lines, target));
  };
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(`#${DOCKET} [data-remove]`);
    if (!button) return;
    const { remove: removed = "" } = button.dataset;
    const others = lines.filter(({ key }) => key !== removed);
    change({ lines: others });
    focusAfterRemoval(removed, others.length === 0);
  };
  addEventListener("change", onChange, { capture: true });
  addEventListener("click", onClick, { capture: true });
  const isDocket = ({ target }: Event) => target instanceof Element && target.id === DOCKET;
  addEventListener("formdata", (event) => {
    if (!isDocket(event)) return;
    event.formData.delete("line");
    for (const line of lines) event.formData.append("line", formatLine(line));
  });
  const showAgain = () => update({ lines });
  // Once the boxes are as they were.
  addEventListener("reset", (event) => isDocket(event) && setTimeout(showAgain));
  onTickedElsewhere(() => update({ lines: readTicked() ?? [] }));
  if (lines.length > 0) saveTicked(lines);
  update(merged);
  return showAgain;
}
