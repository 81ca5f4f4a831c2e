import { expect, test } from "vitest";
import { isSigned, sign } from "./notice-signature.ts";

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const NOW = 1_700_000_000_000;
const message = { id: "notice-1", body: '{"type":"enquiry.received"}' };
const headers = sign(message, SECRET, NOW);

test("signs as the specification's example does", () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  const example = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' };
  expect(sign(example, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", 1_614_265_330_000)).toEqual({
    "webhook-id": example.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("takes what was signed, and nothing else", () => {
  expect(isSigned(headers, message.body, SECRET, NOW + 60_000)).toBe(true);
  expect(isSigned(headers, `${message.body} `, SECRET, NOW)).toBe(false);
  expect(isSigned({ ...headers, "webhook-id": "notice-2" }, message.body, SECRET, NOW)).toBe(false);
  expect(isSigned(headers, message.body, SECRET.replace("Bw", "Cw"), NOW)).toBe(false);
  expect(isSigned(headers, message.body, SECRET, NOW + 301_000)).toBe(false);
  expect(isSigned({}, message.body, SECRET, NOW)).toBe(false);
});
