import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { boundQuantity, MOST_LINES, nameOf, type TickedLine } from "../../quote/line.ts";
import { readItem, saveItem } from "../storage.ts";

const STORED_AS = "quote";
const SENT_AS = "quotes-sent";
const MOST_SENT = 10;
const storage = () => localStorage;

/** A line as this browser has stored it; that of an earlier release has `cents`, and no label. */
type Stored = Partial<TickedLine> & { cents?: unknown };

/** The lines ticked on this device; `null` where none have ever been, or storage is blocked. */
export function readTicked(): TickedLine[] | null {
  const stored = readItem(storage, STORED_AS);
  if (!Array.isArray(stored)) return null;
  const lines = stored.flatMap((item: unknown): TickedLine[] => {
    const { key, quantity, cents, isMonthly, label, ...line } = Object(item) as Stored; // Each is checked.
    const seen = Number(line.seen ?? cents);
    if (typeof key !== "string" || !(seen >= 0)) return [];
    return [
      {
        ...{ key, seen, isMonthly: isMonthly === true },
        quantity: typeof quantity === "number" ? boundQuantity(quantity) : null,
        label: typeof label === "string" ? label : nameOf(key),
      },
    ];
  });
  return lines.slice(0, MOST_LINES);
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

function readSent(): Sent[] {
  const stored = readItem(storage, SENT_AS);
  return Array.isArray(stored) ? (stored as Sent[]) : []; // Only `saveSent` writes it.
}

/** The receipt of a quote that was sent from this browser with these lines. */
export const findSent = (path: string) => readSent().find((sent) => sent.path === path);

export function saveSent(sent: Sent): void {
  const others = readSent().filter(({ path }) => path !== sent.path);
  saveItem(storage, SENT_AS, [sent, ...others].slice(0, MOST_SENT));
}
