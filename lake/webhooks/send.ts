import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Delivery } from "./payload.ts";

const TIMEOUT_MS = 30_000;

/** What became of an attempt: "refused" is final (a 4xx other than 408 and 429). */
export type Outcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused" | "failed"; readonly reason: string };

/** Posts a delivery, signed at this moment. The connection is kept for the next one. */
export async function send(
  delivery: Delivery,
  secret: string,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(delivery.url, {
      method: "POST",
      headers: {
        ...delivery.headers,
        "content-type": "application/json; charset=utf-8",
        "idempotency-key": delivery.idempotencyKey,
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(delivery.body, Date.now(), secret),
      },
      body: delivery.body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    // Unread, the body would keep the connection from being used again.
    await response.arrayBuffer();
    if (response.ok) return { kind: "accepted" };
    const { status } = response;
    const final = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { kind: final ? "refused" : "failed", reason: `HTTP ${status}` };
  } catch (error) {
    return { kind: "failed", reason: failureReason(error) };
  }
}

/** `fetch` hides why a connection failed in the cause. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
