import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Change } from "./reconcile.ts";

/** A signed message older (or newer) than this is refused: it is a replay, or a clock is wrong. */
export const TOLERANCE_MS = 5 * 60 * 1000;

const refuse = (status: 400 | 401, message: string) => Response.json({ message }, { status });

/**
 * Reads the change from a webhook of the Content Lake, if its signature over the raw body and its age are
 * valid; otherwise returns the error response.
 */
export async function readWebhook(
  request: Request,
  secret: string,
  now = Date.now(),
): Promise<Change | Response> {
  const body = await request.text();
  const signature = request.headers.get(SIGNATURE_HEADER_NAME);
  const isValid = signature && (await isValidSignature(body, signature, secret));
  if (!isValid) return refuse(401, "Sign the message with SANITY_WEBHOOK_SECRET.");
  const { timestamp } = decodeSignatureHeader(signature);
  if (Math.abs(now - timestamp) > TOLERANCE_MS) {
    return refuse(401, "The message is too old, or the clocks differ by more than five minutes.");
  }
  try {
    const { _id, _type } = Object(JSON.parse(body)) as { _id?: unknown; _type?: unknown };
    if (typeof _id === "string" && typeof _type === "string") {
      return { id: _id, type: _type, at: timestamp };
    }
  } catch {
    // It is not JSON.
  }
  return refuse(400, "Configure the webhook’s projection as {_id, _type}.");
}
