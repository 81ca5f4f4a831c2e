import {
  DOCKET,
  formatLine,
  isSameThing,
  type LineRequest,
  MOST_LINES,
  parseLine,
} from "../../quote/line.ts";
import { onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

const boxes = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="line"]');

const keyOf = ({ value }: HTMLInputElement) => parseLine(value)?.key ?? value;

/** The lines with one more: at the place of the same thing if that is on the quote at another price. */
export function addLine(lines: readonly LineRequest[], line: LineRequest): LineRequest[] {
  const isOn = lines.some(({ key }) => isSameThing(key, line.key));
  if (!isOn) return [...lines, line];
  return lines.map((other) => (isSameThing(other.key, line.key) ? line : other));
}

export type Change = {
  lines: readonly LineRequest[];
  /** Whether the visitor has just changed them on this page. */
  isByVisitor?: boolean;
  /** What else there is to say: why a tick was refused, or what it changed. */
  notice?: string | undefined;
};

/** What is ticked as this script starts: what the device has, and what was ticked on the page before. */
function mergeTicks(): Change {
  const stored = readTicked();
  const known = new Set(stored.map(({ key }) => key));
  return [...boxes()]
    .filter((box) => box.checked && !known.has(keyOf(box)))
    .reduce<Change>(({ lines }, box) => ({ ...applyTick(lines, box), isByVisitor: true }), {
      lines: stored,
    });
}

/** The lines after a box was ticked or cleared, and what that changed besides. */
function applyTick(lines: readonly LineRequest[], box: HTMLInputElement): Change {
  if (!box.checked) return { lines: lines.filter(({ key }) => key !== keyOf(box)) };
  const line = parseLine(box.value);
  if (!line) return { lines };
  const before = lines.find(({ key }) => isSameThing(key, line.key));
  if (!before && lines.length >= MOST_LINES)
    return { lines, notice: `A quote has room for ${MOST_LINES} lines` };
  const notice = before && "This takes the place of another price of the same";
  return { lines: addLine(lines, line), notice };
}

/**
 * Keeps the page's ticks and those of the device the same, and sends all of the device's lines with the docket.
 * @param show called with the lines, at once and after each change
 * @returns a function that stores others
 */
export function followTicks(show: (change: Change) => void) {
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
  addEventListener("change", onChange, { capture: true });
  const isDocket = ({ target }: Event) => target instanceof Element && target.id === DOCKET;
  addEventListener("formdata", (event) => {
    if (!isDocket(event)) return;
    event.formData.delete("line");
    for (const line of lines) event.formData.append("line", formatLine(line));
  });
  const showAgain = () => update({ lines });
  // Once the boxes are as they were.
  addEventListener("reset", (event) => isDocket(event) && setTimeout(showAgain));
  onTickedElsewhere(() => update({ lines: readTicked() }));
  if (merged.isByVisitor) saveTicked(lines);
  update(merged);
  return (others: readonly LineRequest[]) => {
    saveTicked(others);
    update({ lines: others });
  };
}
