import { formatLine, type LineRequest, MOST_LINES, parseLine } from "../../quote/line.ts";
import { readList, saveItem } from "../storage.ts";

const STORED_AS = "quote-lines";
/** Where earlier releases kept the lines, by the addresses of their services. */
const STORED_BEFORE = "quote";
const storage = () => localStorage;

/** A line as this browser has stored it; none where that is damaged. */
function lineIn(item: unknown): LineRequest | null {
  const { key, quantity = null, seen = null } = Object(item) as Partial<LineRequest>; // Checked as text.
  return parseLine(formatLine({ key: key ?? "", quantity, seen }));
}

/** Whether the lines are still those of an earlier release, whose keys the server's answer replaces once. */
export const isOldStore = (): boolean => readList(storage, STORED_BEFORE).length > 0;

/** The lines ticked on this device. */
export const readTicked = (): LineRequest[] =>
  readList(storage, isOldStore() ? STORED_BEFORE : STORED_AS)
    .flatMap((item) => lineIn(item) ?? [])
    .slice(0, MOST_LINES);

export function saveTicked(lines: readonly LineRequest[]): void {
  saveItem(storage, STORED_AS, lines);
  saveItem(storage, STORED_BEFORE, null);
}

/** Calls back when another tab changes the lines, or the browser shows a page again that it had kept. */
export function onTickedElsewhere(update: () => void): void {
  // Without a key where everything was deleted.
  addEventListener("storage", ({ key }) => (key ?? STORED_AS) === STORED_AS && update());
  addEventListener("pageshow", ({ persisted }) => persisted && update());
}
