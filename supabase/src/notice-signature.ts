import { createHmac, timingSafeEqual } from "node:crypto";

// How a notice that is posted proves where it comes from: https://www.standardwebhooks.com

const PREFIX = "whsec_";

/** A signed message is taken for this long, in seconds: one that was overheard is of no use later. */
const TOLERANCE_S = 300;

/** What travels with a signed message. */
export type SignatureHeaders = {
  "webhook-id": string;
  "webhook-timestamp": string;
  "webhook-signature": string;
};

function signature(id: string, seconds: string, body: string, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

/**
 * Signs a message.
 * @param id the same however often the message is sent
 * @param secret `whsec_` and a key in base 64
 * @param now in milliseconds since 1970
 */
export function sign(
  { id, body }: { id: string; body: string },
  secret: string,
  now = Date.now(),
): SignatureHeaders {
  const seconds = String(Math.floor(now / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": signature(id, seconds, body, secret),
  };
}

/** Whether a message was signed with the secret, within the last five minutes. */
export function isSigned(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  secret: string,
  now = Date.now(),
): boolean {
  const seconds = String(headers["webhook-timestamp"]);
  if (!(Math.abs(now / 1000 - Number(seconds)) <= TOLERANCE_S)) return false;
  const given = Buffer.from(String(headers["webhook-signature"]));
  const right = Buffer.from(signature(String(headers["webhook-id"]), seconds, body, secret));
  return given.length === right.length && timingSafeEqual(given, right);
}
