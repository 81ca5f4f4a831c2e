import { decodeSignatureHeader, isValidSignature } from "@sanity/webhook";
import type { Change } from "./reconciler.ts";

/** A signed message older (or newer) than this is refused: it is a replay, or a clock is wrong. */
export const TOLERANCE_MS = 5 * 60 * 1000;

export type Verdict =
  | { ok: true; change: Change }
  | { ok: false; status: 400 | 401; message: string };

const refuse = (status: 400 | 401, message: string): Verdict => ({ ok: false, status, message });

/**
 * Checks a webhook's signature over the raw body, its age and its shape.
 * @param body the request's body, byte for byte
 * @param signature the header `sanity-webhook-signature`
 * @param now milliseconds since the epoch
 */
export async function verifyWebhook(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): Promise<Verdict> {
  const isValid = signature && (await isValidSignature(body, signature, secret).catch(() => false));
  if (!isValid) {
    return refuse(
      401,
      "Sign the message with SANITY_WEBHOOK_SECRET: no signature of it was found.",
    );
  }
  const { timestamp } = decodeSignatureHeader(signature);
  if (Math.abs(now - timestamp) > TOLERANCE_MS) {
    return refuse(401, "The message is too old, or the clocks differ by more than five minutes.");
  }
  let payload: unknown;
  try {
    payload = JSON.parse(body);
  } catch {
    return refuse(400, "The body is not JSON.");
  }
  const { _id, _type } = (payload ?? {}) as { _id?: unknown; _type?: unknown };
  if (typeof _id !== "string" || typeof _type !== "string") {
    return refuse(400, "Configure the webhook’s projection as {_id, _type}.");
  }
  return { ok: true, change: { id: _id, type: _type, at: timestamp } };
}
