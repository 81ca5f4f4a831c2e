import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService, signInColleague } from "../support/lake.ts";
import { amountIn, lineOf, openBoard } from "../support/studio.ts";

const IDS = ["board-a", "board-b", "board-c"];

test.beforeEach(async () => {
  const transaction = lake.transaction();
  for (const [index, id] of IDS.entries()) {
    const startingPrice = { _type: "price", amount: 1999 + index * 1000, unit: "once" };
    // Without a place in their group they come last in it, next to each other.
    transaction.create(await newService(id, { title: `Board ${id.at(-1)}`, startingPrice }));
  }
  await transaction.commit();
});

const cellOf = (studio: Page, id: string, column: string) =>
  lineOf(studio, `${id}#startingPrice`).locator(`[data-column="${column}"]`);
const priceOf = (studio: Page, id: string) => amountIn(studio, `${id}#startingPrice`);

test("prices are entered and raised by keyboard across rows and columns, and survive a reload", async ({
  studio,
}) => {
  await openBoard(studio);
  await priceOf(studio, "board-a").click();
  await studio.keyboard.type("2,199");
  await studio.keyboard.press("Enter");
  await expect(priceOf(studio, "board-a")).toHaveValue("$2,199");
  await expect(cellOf(studio, "board-a", "price")).toHaveText("$1,999");
  await expect(priceOf(studio, "board-b")).toBeFocused();

  // An invalid price is reported and rejected.
  await studio.keyboard.type("12.50");
  await studio.keyboard.press("ArrowDown");
  await expect(studio.getByRole("alert").filter({ hasText: "whole dollars" })).toBeVisible();
  await studio.keyboard.press("Escape");
  await expect(priceOf(studio, "board-b")).toBeFocused();
  await expect(priceOf(studio, "board-b")).toHaveValue("$2,999");

  await studio.keyboard.press("ArrowDown");
  await studio.keyboard.type("3199");
  await studio.keyboard.press("Tab");
  await expect(cellOf(studio, "board-c", "unit").getByRole("combobox")).toBeFocused();
  await cellOf(studio, "board-c", "select").getByRole("checkbox").focus();
  await studio.keyboard.press("Space");
  await expect(studio.getByText("1 price selected")).toBeVisible();
  await studio.keyboard.press("Shift+ArrowUp");
  await expect(studio.getByText("2 prices selected")).toBeVisible();
  await studio.getByRole("textbox", { name: "Change by" }).fill("5");
  await expect(studio.getByText("2 prices will change.")).toBeVisible();
  await studio.keyboard.press("Enter");
  await expect(priceOf(studio, "board-b")).toHaveValue("$3,099");
  await cellOf(studio, "board-c", "select").getByRole("checkbox").focus();
  await studio.keyboard.press("ControlOrMeta+a");
  await expect(studio.getByLabel("Select every price shown")).toBeChecked();

  await studio.reload();
  await expect(priceOf(studio, "board-a")).toHaveValue("$2,199");
  await priceOf(studio, "board-a").click();
  await studio.keyboard.press("Delete");
  await studio.keyboard.press("Enter");
  await expect(priceOf(studio, "board-a")).toHaveValue("$1,999");
  await expect(studio.getByText("2 changes", { exact: true })).toBeVisible();
});

test("publishes a figure quoted elsewhere and a new price, but not over a colleague’s", async ({
  studio,
}) => {
  const colleague = await signInColleague("editor");
  const quotedPrice = { _key: "q", _type: "quotedPrice", price: { amount: 1499, unit: "once" } };
  await lake.patch("board-c", { set: { alsoQuoted: [quotedPrice] } }).commit();
  await openBoard(studio);
  // The board may still show prices that it read before these existed.
  await studio.getByRole("button", { name: "Use $1,499 AUD" }).click();
  for (const [id, amount] of Object.entries({ "board-a": "2299", "board-b": "3199" })) {
    await priceOf(studio, id).click();
    await studio.keyboard.type(amount);
    await studio.keyboard.press("Enter");
  }
  await colleague.patch("board-b", { set: { "startingPrice.amount": 3333 } }).commit();
  await expect(cellOf(studio, "board-b", "notes")).toContainText("A colleague changed it");
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await expect(studio.getByTestId("left")).toContainText("Board b");
  await studio.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(studio.getByText("Visitors see the new prices now")).toBeVisible();
  const [a, b, c] = await lake.getDocuments(IDS);
  const amounts = [a, b, c].map((document) => document?.startingPrice.amount);
  expect(amounts).toEqual([2299, 3333, 1499]);
  expect(c?.alsoQuoted).toBeUndefined();
  await cellOf(studio, "board-b", "notes").getByRole("button", { name: "Undo" }).click();
  await expect(priceOf(studio, "board-b")).toHaveValue("$3,333");
});
