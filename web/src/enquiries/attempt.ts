import { readStored, store } from "./storage.ts";

type Attempt = { content: string; key: string };

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === "object" && value !== null && "content" in value && "key" in value;

/**
 * The idempotency key of an enquiry: the same for the same content until it is stored, through
 * retries and reloads; a new one once anything was changed.
 * @param page path of the page the form stands on
 * @param values what the visitor typed
 */
export function attemptKey(page: string, values: Record<string, string>): string {
  const name = `attempt:${page}`;
  const content = JSON.stringify(values);
  const last = readStored(() => sessionStorage, name);
  if (isAttempt(last) && last.content === content) return last.key;
  const key = crypto.randomUUID();
  store(() => sessionStorage, name, { content, key });
  return key;
}

/** Lets the next enquiry from a page have a key of its own. */
export function forgetAttempt(page: string): void {
  store(() => sessionStorage, `attempt:${page}`, null);
}
