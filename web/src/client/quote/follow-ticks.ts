import { formatLine, MOST_LINES, parseTick, type TickedLine } from "../../quote/line.ts";
import { isRestored } from "../is-restored.ts";
import { onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

const boxes = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="line"]');

/** The price beside a tick: in the same line of a list or card, or in the same opening of a page. */
const priceBeside = (box: HTMLElement): Element | null =>
  box.closest("li, article, [data-opening]")?.querySelector("b") ?? null;

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

type Change = {
  lines: readonly TickedLine[];
  /** The price that was just ticked. */
  price?: Element | null;
  /** Whether a tick was refused because the quote is full. */
  isFull?: boolean;
};

/**
 * Keeps the page's ticks and those of the device the same, sends all of the device's lines with the form, and takes
 * off those whose button there is pressed.
 * @param show called with the lines, at once and after each change
 * @returns a function that stops it
 */
export function followTicks(form: HTMLFormElement, show: (change: Change) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
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
    update({ price: target.checked ? priceBeside(target) : null, isFull });
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-remove]");
    if (!button || !form.contains(button)) return;
    form.querySelector("summary")?.focus();
    lines = lines.filter(({ key }) => key !== button.dataset.remove);
    saveTicked(lines);
    update();
  };
  // On the window: React stops events in a part that it has not hydrated yet.
  addEventListener("change", onChange, { signal, capture: true });
  addEventListener("click", onClick, { signal, capture: true });
  form.addEventListener(
    "formdata",
    ({ formData }) => {
      formData.delete("line");
      for (const line of lines)
        formData.append("line", formatLine({ ...line, seen: line.cents || null }));
    },
    { signal },
  );
  onTickedElsewhere(() => {
    lines = readTicked() ?? [];
    update();
  }, signal);
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
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
