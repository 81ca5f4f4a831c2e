import { createHash } from "node:crypto";

/**
 * An idempotency key made from what was sent: where no script keeps one, the same enquiry sent
 * twice on one day is one row.
 * @param values what the visitor typed
 * @param at the time of sending
 * @returns a UUID (version 8, RFC 9562 section 5.8)
 */
export function contentKey(values: Record<string, string>, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  const hash = createHash("sha256")
    .update(JSON.stringify([day, values]))
    .digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
