import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { readStored, store } from "./storage.ts";

/** The SWR key of the enquiries this browser sent, and the name they are kept under. */
export const RECEIPTS_KEY = "contact_submissions";

const MAX_RECEIPTS = 10;

const isReceipt = (value: unknown): value is EnquiryReceipt => {
  const { reference, createdAt, service } = Object(value) as Record<string, unknown>;
  return [reference, createdAt, service].every((text) => typeof text === "string");
};

/** Receipts of what was sent from this browser, the newest first. */
export function readReceipts(): EnquiryReceipt[] {
  const stored = readStored(() => localStorage, RECEIPTS_KEY);
  return Array.isArray(stored) ? stored.filter(isReceipt) : [];
}

/** Keeps a receipt, once, before the others. */
export function addReceipt(receipt: EnquiryReceipt): void {
  const others = readReceipts().filter(({ reference }) => reference !== receipt.reference);
  store(() => localStorage, RECEIPTS_KEY, [receipt, ...others].slice(0, MAX_RECEIPTS));
}

/** Removes every receipt from this browser; what was sent stays sent. */
export const forgetReceipts = () => store(() => localStorage, RECEIPTS_KEY, null);

// Queensland has no daylight saving: AEST all year, as the site's times are.
const TIME = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Brisbane",
  dateStyle: "medium",
  timeStyle: "short",
});

/** A time as a receipt shows it, e.g. `20 Nov 2026, 2:05 pm AEST`. */
export const receiptTime = (iso: string) => `${TIME.format(new Date(iso))} AEST`;
