import { priceParts } from "@currawong/schemas/price";
import { expect, test } from "@playwright/test";
import { openDocument, publish, showTab } from "../../../studio/tests/studio.ts";
import { lake } from "../support/lake.ts";
import { pricedService, publishPrice } from "../support/prices.ts";
import { reconcile, shown, siteAddresses, visit, visitAll } from "../support/site.ts";

test("a price published in the Studio is what the next visitor sees", async ({ page }) => {
  const service = await pricedService();
  const amount = service.price.amount + 137;
  const wanted = priceParts({ ...service.price, amount }).figure;
  const { pages } = await siteAddresses();
  await visitAll(pages);
  const before = await visitAll(pages);
  expect([...before.values()].filter(({ rendered }) => rendered)).toEqual([]);

  await openDocument(page, `http://localhost:${process.env.STUDIO_PORT}`, service.id, "service");
  await showTab(page, "Price");
  await page.getByTestId("field-startingPrice.amount").locator("input").fill(String(amount));
  const draft = () => lake.getDocument(`drafts.${service.id}`);
  await expect.poll(async () => (await draft())?.startingPrice.amount).toBe(amount);
  const live = () => lake.getDocument(service.id);
  await publish(page, async () => (await live())?.startingPrice.amount === amount);

  // Sooner than the site would ask by itself: the webhook told it.
  const fresh = async () => (await visit(service.path)).body.includes(wanted);
  await expect.poll(fresh, { timeout: 15_000, intervals: [50] }).toBe(true);

  const others = pages.filter((path) => path !== service.path);
  const after = await visitAll(others);
  const rendered = others.filter((path) => after.get(path)?.rendered);
  const changed = others.filter((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    return old && now && shown(old) !== shown(now);
  });
  expect(rendered).toEqual(changed);
  expect(changed).toContain("/services");
  for (const path of changed) expect(after.get(path)?.body, path).toContain(wanted);

  await publishPrice(service, service.price.amount);
  await reconcile();
});
