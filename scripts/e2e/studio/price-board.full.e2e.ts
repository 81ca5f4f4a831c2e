import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { amountIn, lineOf, openBoard, publishBoard } from "../support/studio.ts";

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

test("a price file is previewed before import; a quoted price is accepted with one click", async ({
  studio,
}) => {
  const dialog = studio.getByRole("dialog");
  const quotedPrice = { _key: "q", _type: "quotedPrice", price: { amount: 1499, unit: "once" } };
  await lake.patch("board-c", { set: { alsoQuoted: [quotedPrice] } }).commit();
  await openBoard(studio);
  // The board may still show prices that it read before these existed.
  await expect(studio.getByRole("button", { name: "Use $1,499 AUD" })).toBeVisible();
  const download = studio.waitForEvent("download");
  await studio.getByRole("button", { name: "Export" }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  const editedLines = lines.map((line) =>
    line.replace(",,board-a", ',"2,299",board-a').replace(",,board-b", ",soon,board-b"),
  );
  await studio.getByRole("button", { name: "Import" }).click();
  const prices = { name: "prices.csv", mimeType: "text/csv" };
  const buffer = Buffer.from(editedLines.join("\r\n"));
  await studio.getByLabel("File of prices").setInputFiles({ ...prices, buffer });
  await expect(dialog).toContainText("1 to change, 1 that cannot be read");
  const unreadable = dialog.getByRole("table", { name: "Lines that cannot be read" });
  const line = editedLines.findIndex((text) => text.includes("board-b")) + 1;
  await expect(unreadable).toHaveText(`Line ${line}Board b“soon” is not an amount.`);
  await dialog.getByRole("button", { name: "Put 1 on the board" }).click();
  await expect(priceOf(studio, "board-a")).toHaveValue("$2,299");
  expect((await lake.getDocument("board-a"))?.startingPrice.amount).toBe(1999);

  await studio.getByRole("button", { name: "Use $1,499 AUD" }).click();
  await publishBoard(studio, "Publish 2 changes");
  const service = await lake.getDocument("board-c");
  expect(service?.startingPrice).toMatchObject({ amount: 1499 });
  expect(service?.alsoQuoted).toBeUndefined();

  // One line can be undone alone, and the other one later.
  await dialog.getByRole("button", { name: "Undo" }).click();
  const amountOf = async (id: string) => (await lake.getDocument(id))?.startingPrice.amount;
  await dialog.locator('[data-change^="board-c#"]').getByText("Leave this one").click();
  await dialog.getByRole("button", { name: "Undo publication" }).click();
  await expect(dialog).toContainText("These prices are back");
  expect([await amountOf("board-a"), await amountOf("board-c")]).toEqual([1999, 1499]);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await studio.getByRole("button", { name: "Undo last publication" }).click();
  await dialog.getByRole("button", { name: "Undo publication" }).click();
  await expect(dialog).toContainText("These prices are back");
  expect(await amountOf("board-c")).not.toBe(1499);
});
