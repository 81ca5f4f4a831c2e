import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, it } from "vitest";
import { readWebhook, TOLERANCE_MS } from "./webhook.ts";

const SECRET = "the secret both sides share";
const NOW = Date.UTC(2026, 10, 20);
const BODY = JSON.stringify({ _id: "service-a", _type: "service" });

const read = (body: string, signature: string | null) => {
  const request = new Request("https://site.example", { method: "POST", body });
  if (signature !== null) request.headers.set(SIGNATURE_HEADER_NAME, signature);
  return readWebhook(request, SECRET, NOW);
};
const verify = async (body: string, { sent = body, secret = SECRET, at = NOW } = {}) =>
  read(sent, await encodeSignatureHeader(body, at, secret));

it("reads a signed message", async () => {
  expect(await verify(BODY)).toEqual({ id: "service-a", type: "service", at: NOW });
});

it("rejects a missing, malformed or foreign signature, and a changed body", async () => {
  for (const signature of [null, "", "nonsense", "t=1,v1=", "t=,v1=abc"]) {
    const refused = (await read(BODY, signature)) as Response;
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain("SANITY_WEBHOOK_SECRET");
  }
  expect(await verify(BODY, { secret: "someone else’s secret" })).toMatchObject({ status: 401 });
  expect(await verify(BODY, { sent: `${BODY} ` })).toMatchObject({ status: 401 });
});

it("rejects a timestamp outside the tolerance, and accepts one within it", async () => {
  for (const sign of [-1, 1]) {
    const at = NOW + sign * TOLERANCE_MS;
    expect(await verify(BODY, { at })).toMatchObject({ id: "service-a" });
    expect(await verify(BODY, { at: at + sign })).toMatchObject({ status: 401 });
  }
});

it("returns 400 for a body without a document's id and type", async () => {
  for (const body of [
    "{",
    "null",
    "[]",
    '"a"',
    "{}",
    '{"_id":1,"_type":"service"}',
    '{"_id":"a"}',
  ]) {
    expect(await verify(body)).toMatchObject({ status: 400 });
  }
});
