import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { PRICED, publishedPrice } from "../support/lake.ts";
import {
  amountIn,
  fill,
  formReady,
  go,
  open,
  openBoard,
  publish,
  publishBoard,
  signIn,
} from "../support/studio.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}

test("on a phone, an editor finds a service and changes its price in the form and on the price board", async ({
  page,
}) => {
  await signIn(page, "editor");
  await expectNoOverflow(page);
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
  const service = page.getByRole("link", { name: /HR automation.*\$4,499/ });
  const groups = page.getByRole("combobox", { name: "Field groups" });
  await open(link("Services"), link("All services"));
  await link("All services").click();
  await page.getByPlaceholder("Search list").fill("HR automation");
  await open(service, groups);
  await expectNoOverflow(page);
  await formReady(page);
  await groups.selectOption("Price");
  await fill(page, "startingPrice.amount", "4349");
  await expectNoOverflow(page);
  await publish(page, async () => (await publishedPrice()) === 4349);

  await go(page, "/structure");
  await openBoard(page);
  await expectNoOverflow(page);
  await page.getByLabel("Search prices").fill("4,349");
  await expect(page.getByText(/^1 of \d+ prices$/)).toBeVisible();
  await amountIn(page, `${PRICED.id}#startingPrice`).tap();
  await page.keyboard.type("3099");
  await page.keyboard.press("Enter");
  await publishBoard(page, "Publish 1 change");
  await expectNoOverflow(page);
  expect(await publishedPrice()).toBe(3099);
});
