import { expect, test } from "@playwright/test";
import type { Site } from "../support/next-start.ts";
import { pricedService, publishPrice } from "../support/prices.ts";
import { reconcile, visit } from "../support/site.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";

/** A second instance of the site, which the lake's webhook does not know: every message is lost. */
let copy: SiteCopy;
let site: Site;
test.beforeAll(async () => {
  copy = copySite("unannounced");
  site = await copy.start();
});
test.afterAll(async () => {
  await site.stop();
  copy.remove();
});

const shows = async (path: string, text: string, { url } = site) =>
  (await visit(path, url)).body.includes(text);

/** Runs a test on a service and puts its price back. */
async function withService(
  run: (service: Awaited<ReturnType<typeof pricedService>>) => Promise<void>,
) {
  const service = await pricedService();
  try {
    await run(service);
  } finally {
    await publishPrice(service, service.price.amount);
    await reconcile();
  }
}

test("a lost webhook is made up for when someone asks", () =>
  withService(async (service) => {
    const wanted = await publishPrice(service, service.price.amount + 33);
    await reconcile(site.url);
    expect(await shows(service.path, wanted)).toBe(true);
  }));

test("a lost webhook is made up for within the minute, by the site itself", () =>
  withService(async (service) => {
    const wanted = await publishPrice(service, service.price.amount + 44);
    await expect
      .poll(() => shows(service.path, wanted), { timeout: 45_000, intervals: [500] })
      .toBe(true);
  }));

test("a page nobody asked for between a publish and a restart is fresh after it", () =>
  withService(async (service) => {
    await visit(service.path, site.url);
    const wanted = await publishPrice(service, service.price.amount + 55);
    await reconcile(site.url);
    await site.stop();
    site = await copy.start();
    expect(await shows(service.path, wanted)).toBe(true);
  }));

test("what is published while the site is down is there soon after it is up", () =>
  withService(async (service) => {
    await site.stop();
    const wanted = await publishPrice(service, service.price.amount + 66);
    site = await copy.start();
    await expect
      .poll(() => shows(service.path, wanted), { timeout: 15_000, intervals: [200] })
      .toBe(true);
  }));

test("what the last instance is told while it ends, the next one notices", () =>
  withService(async (service) => {
    const next = await copy.start();
    try {
      await visit(service.path, next.url);
      const wanted = await publishPrice(service, service.price.amount + 77);
      await reconcile(site.url);
      expect(await shows(service.path, wanted)).toBe(true);
      await expect
        .poll(() => shows(service.path, wanted, next), { timeout: 30_000, intervals: [200] })
        .toBe(true);
    } finally {
      await next.stop();
    }
  }));
