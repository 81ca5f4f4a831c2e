import { priceParts } from "@currawong/schemas/price";
import type { Page } from "@playwright/test";
import { raised } from "../../../studio/src/price-board/model/rounding.ts";
import { open } from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { pricedService } from "../support/prices.ts";
import { reconcile, shown, siteAddresses, siteUrl, visit, visitAll } from "../support/site.ts";

/** The keys of some lines hold quotation marks. */
const lineOf = (page: Page, key: string) =>
  page.locator(`[data-key="${key.replaceAll('"', '\\"')}"]`);

/** Opens the Studio, and by one click the board. */
async function openBoard(page: Page): Promise<void> {
  await page.goto(STUDIO);
  const board = page.getByRole("grid", { name: "Prices" });
  await open(page.getByRole("link", { name: "Prices", exact: true }), board);
}

test("a price changed on the board and seen on its page: 5 clicks", async ({ page, watch }) => {
  const service = await pricedService();
  const amount = service.price.amount + 137;
  const wanted = priceParts({ ...service.price, amount }).figure;
  await openBoard(page);
  await lineOf(page, `${service.id}#startingPrice`).locator('[data-column="price"]').click();
  await page.keyboard.type(String(amount));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Review and publish" }).click();
  const link = page.getByRole("link", { name: service.path, exact: true });
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(link).toBeVisible();
  const fresh = async () => (await visit(service.path)).body.includes(wanted);
  await expect.poll(fresh, { timeout: 15_000, intervals: [50] }).toBe(true);
  const opened = page.context().waitForEvent("page");
  await link.click();
  const site = await opened;
  watch(site);
  await expect(site.locator("main")).toContainText(wanted);
});

/** A price of the board, as its line shows it. */
type Line = { key: string; amount: number };

/**
 * The first fifteen lines in a row that a raise of 5 per cent moves. The sample offers are not among
 * them: search engines read those on every page.
 */
async function fifteen(lines: readonly Line[]): Promise<Line[]> {
  const samples = await lake.fetch<string[]>(
    '*[_type == "siteSettings" && !(_id in path("drafts.**"))][0].offers[].service._ref',
  );
  const moves = ({ key, amount }: Line) =>
    raised(amount, { by: 5, in: "percent", keepEnding: true }) !== amount &&
    !samples.some((id) => key.startsWith(`${id}#`));
  const from = lines.findIndex((_, index) => {
    const some = lines.slice(index, index + 15);
    return some.length === 15 && some.every(moves);
  });
  return lines.slice(from, from + 15);
}

const readLines = (page: Page) =>
  page.locator("[data-key]").evaluateAll((all) =>
    all.map((line) => ({
      key: line.getAttribute("data-key") ?? "",
      amount: Number(
        line.querySelector('[data-column="price"]')?.textContent?.replace(/\D/g, "") ?? "",
      ),
    })),
  );

test("fifteen prices raised by 5 per cent in one transaction: 6 clicks; on exactly the pages named; and taken back", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { pages } = await siteAddresses();
  await visitAll(pages);
  const before = await visitAll(pages);
  const transactions: string[] = [];
  const listening = lake
    .listen("*", {}, { includeResult: false })
    .subscribe((event) => event.type === "mutation" && transactions.push(event.transactionId));

  await openBoard(page);
  const chosen = await fifteen(await readLines(page));
  const [first, last] = [chosen.at(0)?.key ?? "", chosen.at(-1)?.key ?? ""];
  await lineOf(page, first).getByRole("checkbox").click();
  await lineOf(page, last)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(page.getByText("15 prices selected")).toBeVisible();
  await page.getByRole("textbox", { name: "Change by" }).click();
  await page.keyboard.type("5");
  await expect(page.getByText("15 prices will change.")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Review and publish" }).click();
  await page.getByRole("button", { name: "Publish 15 changes" }).click();
  const result = page.getByRole("dialog");
  await expect(result).toContainText("Visitors see the new prices now");
  await expect.poll(() => transactions.length).toBeGreaterThan(0);
  expect(new Set(transactions).size).toBe(1);

  // The pages named are those that changed: no more, and no fewer.
  await expect.poll(() => reconcile(), { timeout: 20_000 }).toEqual([]);
  const after = await visitAll(pages);
  const changed = pages.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was && is && shown(was) !== shown(is);
  });
  const named = await result
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(named.toSorted()).toEqual(changed.map((path) => `${siteUrl()}${path}`).toSorted());
  const figures = chosen.map(({ amount }) =>
    raised(amount, { by: 5, in: "percent", keepEnding: true }),
  );
  const bodies = changed.map((path) => after.get(path)?.body ?? "").join();
  for (const amount of figures) {
    expect(bodies).toContain(priceParts({ amount, unit: "once" }).figure);
  }

  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Take back" }).click();
  await expect(result).toContainText("what they were before");
  expect(new Set(transactions).size).toBe(2);
  listening.unsubscribe();
  await expect.poll(() => reconcile(), { timeout: 20_000 }).toEqual([]);
  const back = await visitAll(changed);
  for (const path of changed) {
    const [was, is] = [before.get(path), back.get(path)];
    expect(was && is && shown(is), path).toBe(was && shown(was));
  }
});
