import { expect, test } from "@playwright/test";
import { announce } from "../support/announce.ts";
import { siteUrl } from "../support/site.ts";

test("a webhook is taken when it is signed, and nobody else has the site compare its content", async () => {
  const signed = await announce(siteUrl(), "siteSettings", "siteSettings");
  expect(signed.status).toBe(200);
  expect(await signed.json()).toEqual({ revalidated: [] });
  const body = JSON.stringify({ _id: "siteSettings", _type: "siteSettings" });
  for (const path of ["/api/revalidate", "/api/reconcile"]) {
    const unsigned = await fetch(siteUrl() + path, { method: "POST", body });
    expect(unsigned.status, path).toBe(401);
  }
});
