import { expect, test } from "@playwright/test";
import { sendWebhook, siteUrl } from "../support/site.ts";

test("accepts only signed webhooks, and serves a scheduler only with the secret", async () => {
  const signed = await sendWebhook(siteUrl(), "siteSettings", "siteSettings");
  expect(signed.status).toBe(200);
  expect(await signed.json()).toEqual({ revalidated: [] });
  const body = JSON.stringify({ _id: "siteSettings", _type: "siteSettings" });
  for (const path of ["/api/revalidate", "/api/reconcile", "/api/notices"]) {
    const unsigned = await fetch(siteUrl() + path, { method: "POST", body });
    expect(unsigned.status, path).toBe(401);
  }
});
