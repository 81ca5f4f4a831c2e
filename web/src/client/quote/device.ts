import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import {
  boundQuantity,
  formatLine,
  MOST_LINES,
  nameOf,
  parseTick,
  type TickedLine,
} from "../../quote/line.ts";
import { readItem, readList, saveItem } from "../storage.ts";

const STORED_AS = "quote";
const SENT_AS = "quotes-sent";
const MOST_SENT = 10;
const storage = () => localStorage;

/** A line as this browser has stored it; none where that is damaged. */
function lineIn(item: unknown): TickedLine[] {
  const { key, quantity, seen, isMonthly, label } = Object(item) as Partial<TickedLine>; // Each is checked.
  const units = typeof quantity === "number" ? boundQuantity(quantity) : null;
  if (typeof key !== "string" || typeof seen !== "number") return [];
  const line = parseTick(formatLine({ key, quantity: units, seen }));
  if (!line) return [];
  const name = typeof label === "string" ? label : nameOf(line.key);
  return [{ ...line, isMonthly: isMonthly === true, label: name }];
}

/** The lines ticked on this device; `null` where none have ever been, or storage is blocked. */
export function readTicked(): TickedLine[] | null {
  const stored = readItem(storage, STORED_AS);
  if (!Array.isArray(stored)) return null;
  return stored.flatMap(lineIn).slice(0, MOST_LINES);
}

export const saveTicked = (lines: readonly TickedLine[]) => saveItem(storage, STORED_AS, lines);

/** Calls back when another tab changes the lines, or the browser shows a page again that it had kept. */
export function onTickedElsewhere(update: () => void): void {
  // Without a key where everything was deleted.
  addEventListener("storage", ({ key }) => (key ?? STORED_AS) === STORED_AS && update());
  addEventListener("pageshow", ({ persisted }) => persisted && update());
}

/** What was sent from this browser: the path of each quote, and its receipt. */
type Sent = Pick<EnquiryReceipt, "reference" | "createdAt"> & { path: string };

function isSent(item: unknown): item is Sent {
  const { path, reference, createdAt } = Object(item) as Partial<Sent>; // Each is checked.
  return (
    [path, reference].every((text) => typeof text === "string") &&
    !Number.isNaN(Date.parse(`${createdAt}`))
  );
}

const readSent = (): Sent[] => readList(storage, SENT_AS).filter(isSent);

/** The receipt of a quote that was sent from this browser with these lines. */
export const findSent = (path: string) => readSent().find((sent) => sent.path === path);

export function saveSent(sent: Sent): void {
  const others = readSent().filter(({ path }) => path !== sent.path);
  saveItem(storage, SENT_AS, [sent, ...others].slice(0, MOST_SENT));
}
