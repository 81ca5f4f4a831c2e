import { expect, test } from "@playwright/test";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { pricedService, publishPrice } from "../support/prices.ts";
import { siteUrl, visit } from "../support/site.ts";

const secret = process.env.SANITY_WEBHOOK_SECRET ?? "";

type Message = { body: string; signedBy?: string; at?: number; headers?: Record<string, string> };

async function announce({ body, signedBy = secret, at = Date.now(), headers = {} }: Message) {
  const signature = await encodeSignatureHeader(body, at, signedBy);
  const response = await fetch(`${siteUrl()}/api/revalidate`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER_NAME]: signature, ...headers },
    body,
  });
  // The route's own answer.
  const answer = (await response.json()) as { revalidated?: string[]; repeated?: boolean };
  return { status: response.status, ...answer };
}

test("announcements that are forged, stale or senseless are refused", async () => {
  const body = JSON.stringify({ _id: "siteSettings", _type: "siteSettings" });
  const unsigned = await fetch(`${siteUrl()}/api/revalidate`, { method: "POST", body });
  expect(unsigned.status).toBe(401);
  expect(await announce({ body, signedBy: "someone-elses-secret" })).toMatchObject({ status: 401 });
  const hour = 3_600_000;
  expect(await announce({ body, at: Date.now() - hour })).toMatchObject({ status: 401 });
  expect(await announce({ body, at: Date.now() + hour })).toMatchObject({ status: 401 });
  expect(await announce({ body: "{}" })).toMatchObject({ status: 400 });
  expect(await announce({ body: "not JSON" })).toMatchObject({ status: 400 });
  const unauthorised = await fetch(`${siteUrl()}/api/reconcile`, { method: "POST" });
  expect(unauthorised.status).toBe(401);
});

test("announcements that come twice, late or in the wrong order never bring an old page back", async () => {
  const service = await pricedService();
  const body = JSON.stringify({ _id: service.id, _type: "service" });
  const repeat = { body, headers: { "idempotency-key": `test-${Date.now()}` } };
  try {
    await publishPrice(service, service.price.amount + 11);
    const wanted = await publishPrice(service, service.price.amount + 22);
    await announce(repeat);
    expect((await visit(service.path)).body).toContain(wanted);
    // The lake's own messages about both changes may arrive only now; these surely do.
    expect(await announce(repeat)).toMatchObject({ repeated: true, revalidated: [] });
    expect(await announce({ body })).toMatchObject({ status: 200, revalidated: [] });
    expect(await visit(service.path)).toMatchObject({ rendered: false });
    expect((await visit(service.path)).body).toContain(wanted);
  } finally {
    const original = await publishPrice(service, service.price.amount);
    await announce({ body });
    expect((await visit(service.path)).body).toContain(original);
  }
});
