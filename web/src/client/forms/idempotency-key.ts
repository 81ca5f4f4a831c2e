import { uuidFrom } from "../../enquiries/uuid.ts";
import { readItem, saveItem } from "../storage.ts";

const storedAs = (page: string) => `attempt:${page}`;

/**
 * The idempotency key of an enquiry: the same through retries and reloads until the enquiry is
 * stored; a new one once its content has changed.
 */
export function attemptKey(page: string, values: Record<string, string>): string {
  const content = JSON.stringify(values);
  const last = Object(readItem(() => sessionStorage, storedAs(page)));
  if (last.content === content && typeof last.key === "string") return last.key;
  // Not `crypto.randomUUID`, which a page without https lacks.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const key = uuidFrom(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  saveItem(() => sessionStorage, storedAs(page), { content, key });
  return key;
}

/** Gives the next enquiry from a page a new key. */
export const forgetAttempt = (page: string) => saveItem(() => sessionStorage, storedAs(page), null);
