import { boundQuantity, MOST_LINES, type TickedLine } from "../../quote/line.ts";
import { readItem, saveItem } from "../storage.ts";

const STORED_AS = "quote";
const storage = () => localStorage;

/** The lines ticked on this device; `null` where none have ever been, or storage is blocked. */
export function readTicked(): TickedLine[] | null {
  const stored = readItem(storage, STORED_AS);
  if (!Array.isArray(stored)) return null;
  const lines = stored.flatMap((item: unknown): TickedLine[] => {
    const { key, quantity, cents, isMonthly } = Object(item) as Partial<TickedLine>; // Each is checked.
    if (typeof key !== "string") return [];
    return [
      {
        key,
        quantity: boundQuantity(quantity),
        cents: Number(cents) || 0,
        isMonthly: isMonthly === true,
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
