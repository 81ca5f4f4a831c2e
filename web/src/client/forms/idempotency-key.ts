import { readItem, saveItem } from "../storage.ts";

/** A UUID of version 8 (RFC 9562, section 5.8) made of hexadecimal digits, at least 30. */
export const uuidFrom = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

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
