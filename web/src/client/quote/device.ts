import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { formatLine, type LineRequest, MOST_LINES, parseLine } from "../../quote/line.ts";
import { readItem, readList, saveItem } from "../storage.ts";

const STORED_AS = "quote-lines";
/** Where earlier releases kept the lines, by the addresses of their services. */
const STORED_BEFORE = "quote";
const SENT_AS = "quotes-sent";
const MOST_SENT = 10;
const storage = () => localStorage;

/** A line as this browser has stored it; none where that is damaged. */
function lineIn(item: unknown): LineRequest | null {
  const { key, quantity = null, seen = null } = Object(item) as Partial<LineRequest>; // Checked as text.
  return parseLine(formatLine({ key: key ?? "", quantity, seen }));
}

function readLines(key: string): LineRequest[] | null {
  const stored = readItem(storage, key);
  return Array.isArray(stored)
    ? stored.flatMap((item) => lineIn(item) ?? []).slice(0, MOST_LINES)
    : null;
}

/** The lines ticked on this device. */
export const readTicked = (): LineRequest[] =>
  readLines(STORED_AS) ?? readLines(STORED_BEFORE) ?? [];

/** Whether the lines are still those of an earlier release, whose keys the server's answer replaces once. */
export const isOldStore = (): boolean =>
  readLines(STORED_AS) === null && readLines(STORED_BEFORE) !== null;

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
