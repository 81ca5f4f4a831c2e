import { formatLine, MOST_LINES, parseTick, type TickedLine } from "../../quote/line.ts";
import { isRestored } from "../is-restored.ts";
import { onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

const boxes = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="line"]');

const keyOf = ({ value }: HTMLInputElement) => parseTick(value)?.key ?? value;

function lineOf({ value }: HTMLInputElement): TickedLine[] {
  const line = parseTick(value);
  return line ? [{ ...line, quantity: 1 }] : [];
}

/**
 * What is ticked as this script starts: what the device has, and what was ticked on the page before. Of boxes that
 * the browser restored, only the one just used counts: the others may since have been taken off the quote.
 */
function mergeTicks(): TickedLine[] {
  const stored = readTicked();
  const checked = [...boxes()].filter(
    (box) => box.checked && (!stored || !isRestored() || box === document.activeElement),
  );
  const lines = new Map((stored ?? []).map((line) => [line.key, line]));
  for (const line of checked.flatMap(lineOf)) if (!lines.has(line.key)) lines.set(line.key, line);
  return [...lines.values()].slice(0, MOST_LINES);
}

export type Change = {
  lines: readonly TickedLine[];
  /** Whether the visitor has just changed them on this page. */
  isByVisitor?: boolean;
  /** Why a tick was refused. */
  notice?: string | undefined;
};

/** Where the focus goes with the button of a line that was removed: the list, or the line's own tick. */
function focusAfterRemoval(form: HTMLFormElement, key: string, isLast: boolean): void {
  const box = [...boxes()].find((box) => keyOf(box) === key);
  const content = document.getElementById("content");
  if (isLast && !box) content?.setAttribute("tabindex", "-1");
  (isLast ? (box ?? content) : form.querySelector("summary"))?.focus();
}

/**
 * Keeps the page's ticks and those of the device the same, sends all of the device's lines with the form, and takes
 * off those whose button there is pressed.
 * @param show called with the lines, at once and after each change
 */
export function followTicks(form: HTMLFormElement, show: (change: Change) => void): void {
  let lines = mergeTicks();
  const update = (change: Omit<Change, "lines"> = {}) => {
    const keys = new Set(lines.map(({ key }) => key));
    for (const box of boxes()) box.checked = keys.has(keyOf(box));
    show({ lines, ...change });
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || ![...boxes()].includes(target)) return;
    const others = lines.filter(({ key }) => key !== keyOf(target));
    const isFull = target.checked && others.length >= MOST_LINES;
    if (!isFull) lines = target.checked ? [...others, ...lineOf(target)] : others;
    saveTicked(lines);
    const notice = isFull ? `A quote has room for ${MOST_LINES} lines` : undefined;
    update({ isByVisitor: true, notice });
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-remove]");
    if (!button || !form.contains(button)) return;
    const { remove: removed = "" } = button.dataset;
    lines = lines.filter(({ key }) => key !== removed);
    focusAfterRemoval(form, removed, lines.length === 0);
    saveTicked(lines);
    update({ isByVisitor: true });
  };
  addEventListener("change", onChange, { capture: true });
  addEventListener("click", onClick, { capture: true });
  form.addEventListener("formdata", ({ formData }) => {
    formData.delete("line");
    for (const line of lines)
      formData.append("line", formatLine({ ...line, seen: line.cents || null }));
  });
  onTickedElsewhere(() => {
    lines = readTicked() ?? [];
    update();
  });
  // Boxes that are rendered later, such as those of a chatbot's answers.
  const observer = new MutationObserver((records) => {
    const isAdded = records.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && node.querySelector("[name=line]")),
    );
    if (isAdded) update();
  });
  const content = document.getElementById("content");
  if (content) observer.observe(content, { childList: true, subtree: true });
  if (lines.length > 0) saveTicked(lines);
  update();
}
