import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { readList, saveItem } from "../storage.ts";

/** The SWR key of this browser's receipts, and the key they are stored under. */
export const RECEIPTS_KEY = "contact_submissions";

const MAX_RECEIPTS = 10;

/** A receipt with the path of the quote that was sent, if it was one. */
export type Sent = EnquiryReceipt & { path?: string };

/** Receipts of the enquiries sent from this browser, the newest first. */
export const readReceipts = () => readList(() => localStorage, RECEIPTS_KEY) as Sent[]; // Nothing else is stored there.

/** The receipt of a quote that was sent from this browser with these lines. */
export const findSent = (path: string) => readReceipts().find((sent) => sent.path === path);

/** Stores a receipt before the others, without duplicates. */
export function addReceipt(receipt: Sent): void {
  const others = readReceipts().filter(({ reference }) => reference !== receipt.reference);
  saveItem(() => localStorage, RECEIPTS_KEY, [receipt, ...others].slice(0, MAX_RECEIPTS));
}

/** Removes every receipt from this browser, but not the enquiries themselves. */
export const forgetReceipts = () => saveItem(() => localStorage, RECEIPTS_KEY, null);

/** A time as a receipt shows it, e.g. `20 Nov 2026, 2:05 pm AEST`. */
export const receiptTime = (iso: string) =>
  // Queensland has no daylight saving: the site's times are in AEST all year.
  `${new Date(iso).toLocaleString("en-AU", { timeZone: "Australia/Brisbane", dateStyle: "medium", timeStyle: "short" })} AEST`;
