import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { chatbotGroup, expect, serviceDocument, test } from "./studio.ts";

const IDS = ["board-a", "board-b", "board-c"];

test.beforeEach(async ({ servers: { client } }) => {
  await client.createOrReplace(chatbotGroup);
  await client.delete({ query: `*[_id in path("drafts.**")]` });
  for (const [index, id] of IDS.entries()) {
    const document = serviceDocument(id, `Board ${id.at(-1)}`, 1999 + index * 1000);
    // Before whatever other tests left, and next to each other.
    await client.createOrReplace({ ...document, order: index - IDS.length });
  }
});

async function openBoard(page: Page, studioUrl: string): Promise<void> {
  await page.goto(`${studioUrl}/prices`);
  await expect(priceOf(page, "board-a")).toBeVisible();
}

const cellOf = (page: Page, id: string, column: string) =>
  page.locator(`[data-key="${id}#startingPrice"] [data-column="${column}"]`);
const priceOf = (page: Page, id: string) => cellOf(page, id, "price");
const dialogOf = (page: Page) => page.getByRole("dialog");
const isFocused = (cell: Locator) => expect(cell).toBeFocused();

test("prices are written by keyboard as in a spreadsheet, and kept over a reload", async ({
  page,
  servers,
}) => {
  await openBoard(page, servers.studioUrl);
  await priceOf(page, "board-a").click();
  await page.keyboard.type("2,199");
  await page.keyboard.press("Enter");
  await expect(priceOf(page, "board-a")).toHaveText("$1,999$2,199");
  await isFocused(priceOf(page, "board-b"));

  // What is no price is said, and not taken.
  await page.keyboard.type("12.50");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "whole dollars" })).toBeVisible();
  await page.keyboard.press("Escape");
  await isFocused(priceOf(page, "board-b"));
  await expect(priceOf(page, "board-b")).toHaveText("$2,999");

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3199");
  await page.keyboard.press("Tab");
  await isFocused(cellOf(page, "board-c", "unit"));
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(page.getByText("1 price selected")).toBeVisible();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByText("2 prices selected")).toBeVisible();

  await page.reload();
  await expect(priceOf(page, "board-a")).toHaveText("$1,999$2,199");
  await priceOf(page, "board-a").click();
  await page.keyboard.press("Delete");
  await expect(priceOf(page, "board-a")).toHaveText("$1,999");
  await expect(page.getByText("1 change", { exact: true })).toBeVisible();
});

test("what another editor changed meanwhile is shown and not overwritten; the draft follows", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  const draft = serviceDocument("board-b", "Being written", 2999);
  await client.createOrReplace({ ...draft, _id: "drafts.board-b" });
  await openBoard(page, studioUrl);
  const other = serviceDocument("board-c", "Board c", 3500);
  await client.createOrReplace({ ...other, _id: "drafts.board-c" });
  await expect(cellOf(page, "board-c", "notes")).toContainText("Its draft: $3,500 AUD");
  for (const id of ["board-a", "board-b"]) {
    await priceOf(page, id).click();
    await page.keyboard.type("2500");
    await page.keyboard.press("Enter");
  }
  await client.patch("board-a").set({ "startingPrice.amount": 2100 }).commit();
  await expect(cellOf(page, "board-a", "notes")).toContainText("Now $2,100 AUD");

  await page.getByRole("button", { name: "Review and publish" }).click();
  const publish = dialogOf(page).getByRole("button", { name: "Publish 2 changes" });
  await expect(publish).toBeDisabled();
  await expect(dialogOf(page).getByRole("alert")).toContainText("has made it $2,100 AUD since");
  await dialogOf(page).getByRole("button", { name: "Keep mine: $2,500 AUD" }).click();
  await publish.click();
  await expect(dialogOf(page)).toContainText("Visitors see the new prices now");
  const after = await client.getDocuments(["board-a", "board-b", "drafts.board-b"]);
  expect(after.map((document) => document?.startingPrice.amount)).toEqual([2500, 2500, 2500]);
  expect(new Set(after.map((document) => document?._rev)).size).toBe(1);
  expect(after[2]?.title).toBe("Being written");

  // Taken back as one, too; and not once somebody has changed one of them.
  await client.patch("board-a").set({ "startingPrice.amount": 2600 }).commit();
  await dialogOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(dialogOf(page).getByRole("alert")).toContainText("Board a changed since");
  const takeBack = dialogOf(page).getByRole("button", { name: "Take back" });
  await expect(takeBack).toBeDisabled();
  await client.patch("board-a").set({ "startingPrice.amount": 2500 }).commit();
  await takeBack.click();
  await expect(dialogOf(page)).toContainText("what they were before");
  const back = await client.getDocuments(["board-a", "board-b", "drafts.board-b"]);
  expect(back.map((document) => document?.startingPrice.amount)).toEqual([2100, 2999, 2999]);
});

test("a file of prices says what it would do; a quoted figure is settled by one click", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  const quoted = { _key: "q", _type: "quotedPrice", price: { amount: 1499, unit: "once" } };
  await client
    .patch("board-c")
    .set({ alsoQuoted: [quoted] })
    .commit();
  await openBoard(page, studioUrl);
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await (await exported).path();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  const filled = lines.map((line) => {
    if (line.includes("board-a")) return line.replace(",,board-a", ',"2,299",board-a');
    return line.includes("board-b") ? line.replace(",,board-b", ",soon,board-b") : line;
  });
  await page.getByRole("button", { name: "Import" }).click();
  const buffer = Buffer.from(filled.join("\r\n"));
  await page
    .getByLabel("File of prices")
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
  await expect(dialogOf(page)).toContainText("1 to change, 1 that cannot be read");
  const unread = dialogOf(page).getByRole("table", { name: "Lines that cannot be read" });
  const line = filled.findIndex((text) => text.includes("board-b")) + 1;
  await expect(unread).toHaveText(`Line ${line}Board b“soon” is not an amount.`);
  await dialogOf(page).getByRole("button", { name: "Put 1 on the board" }).click();
  await expect(priceOf(page, "board-a")).toHaveText("$1,999$2,299");
  expect((await client.getDocument("board-a"))?.startingPrice.amount).toBe(1999);

  await page.getByRole("button", { name: "Use $1,499 AUD" }).click();
  await page.getByRole("button", { name: "Review and publish" }).click();
  await page.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(dialogOf(page)).toContainText("Visitors see the new prices now");
  const settled = await client.getDocument("board-c");
  expect(settled?.startingPrice).toMatchObject({ amount: 1499 });
  expect(settled?.alsoQuoted).toBeUndefined();
});

test("while the Content Lake is away what is written is kept; then the board catches up", async ({
  context,
  servers,
}) => {
  const { client, studioUrl } = servers;
  // Nobody listens to its console: a browser that finds no server says so there.
  const page = await context.newPage();
  await openBoard(page, studioUrl);
  const away = page.getByRole("alert").filter({ hasText: "cannot be reached" });
  await servers.whileAway(async () => {
    await expect(away).toBeVisible();
    await priceOf(page, "board-a").click();
    await page.keyboard.type("2299");
    await page.keyboard.press("Enter");
    await expect(priceOf(page, "board-a")).toHaveText("$1,999$2,299");
  });
  await client.patch("board-b").set({ "startingPrice.amount": 2899 }).commit();
  await expect(priceOf(page, "board-b")).toHaveText("$2,899");
  await expect(away).toHaveCount(0);
  await expect(priceOf(page, "board-a")).toHaveText("$1,999$2,299");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one price is read and fixed", async ({ page, servers }) => {
    const { client, studioUrl } = servers;
    await openBoard(page, studioUrl);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
    await page.getByLabel("Search prices").fill("2,999");
    await expect(page.getByText(/^1 of \d+ prices$/)).toBeVisible();
    await priceOf(page, "board-b").tap();
    await page.keyboard.type("3099");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Review and publish" }).tap();
    await page.getByRole("button", { name: "Publish 1 change" }).tap();
    await expect(dialogOf(page)).toContainText("Visitors see the new prices now");
    expect(await width()).toBeLessThanOrEqual(360);
    expect((await client.getDocument("board-b"))?.startingPrice.amount).toBe(3099);
  });
});
