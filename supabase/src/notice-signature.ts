import { createHmac } from "node:crypto";

// Signs posted notices so that receivers can verify their origin: https://www.standardwebhooks.com

const PREFIX = "whsec_";

/**
 * The headers of a signed message.
 * @param id the same for every attempt to send the message
 * @param secret `whsec_` and a key in base 64
 * @param now in milliseconds since 1970
 */
export function sign({ id, body }: { id: string; body: string }, secret: string, now = Date.now()) {
  const seconds = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signature}`,
  };
}
