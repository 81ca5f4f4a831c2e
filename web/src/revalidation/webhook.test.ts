import { encodeSignatureHeader } from "@sanity/webhook";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOLERANCE_MS, verifyWebhook } from "./webhook.ts";

const SECRET = "the secret both sides share";
const NOW = Date.UTC(2026, 10, 20);
const BODY = JSON.stringify({ _id: "service-a", _type: "service" });

const verify = async (body: string, { sent = body, secret = SECRET, at = NOW } = {}) =>
  verifyWebhook(sent, await encodeSignatureHeader(body, at, secret), SECRET, NOW);

describe("verifyWebhook", () => {
  it("reads a signed announcement", async () => {
    expect(await verify(BODY)).toEqual({
      ok: true,
      change: { id: "service-a", type: "service", at: NOW },
    });
  });

  it("refuses a message with no signature, or one that cannot be read", async () => {
    for (const signature of [null, "", "nonsense", "t=1,v1=", "t=,v1=abc"]) {
      expect(await verifyWebhook(BODY, signature, SECRET, NOW)).toMatchObject({ status: 401 });
    }
  });

  it("refuses another secret, and any change of the body", async () => {
    expect(await verify(BODY, { secret: "someone else’s secret" })).toMatchObject({ status: 401 });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(BODY.length), async (text, at) => {
        const sent = BODY.slice(0, at) + text + BODY.slice(at);
        expect(await verify(BODY, { sent })).toMatchObject({ ok: false, status: 401 });
      }),
      { numRuns: 40 },
    );
  });

  it("refuses what is older or newer than the tolerance, and takes what is within", async () => {
    for (const sign of [-1, 1]) {
      expect(await verify(BODY, { at: NOW + sign * TOLERANCE_MS })).toMatchObject({ ok: true });
      expect(await verify(BODY, { at: NOW + sign * (TOLERANCE_MS + 1) })).toMatchObject({
        status: 401,
      });
    }
  });

  it("says what is wrong with a body that names no document", async () => {
    for (const body of ["{", "null", "[]", '"a"', "{}", '{"_id":1,"_type":"service"}']) {
      expect(await verify(body)).toMatchObject({ ok: false, status: 400 });
    }
  });
});
