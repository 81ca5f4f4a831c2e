import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { amountIn, lineOf, openBoard } from "../support/price-board.ts";

const IDS = ["board-a", "board-b", "board-c"];

test.beforeEach(async () => {
  const work = lake.transaction();
  for (const [index, id] of IDS.entries()) {
    const startingPrice = { _type: "price", amount: 1999 + index * 1000, unit: "once" };
    // The first of their group, next to each other.
    const order = index - IDS.length;
    work.create(await newService(id, { title: `Board ${id.at(-1)}`, startingPrice, order }));
  }
  await work.commit();
});

const cellOf = (studio: Page, id: string, column: string) =>
  lineOf(studio, `${id}#startingPrice`).locator(`[data-column="${column}"]`);
const priceOf = (studio: Page, id: string) => amountIn(studio, `${id}#startingPrice`);
const dialogOf = (studio: Page) => studio.getByRole("dialog");

test("prices are written and raised by keyboard, down and along the lines, and kept over a reload", async ({
  studio,
}) => {
  await openBoard(studio);
  await priceOf(studio, "board-a").click();
  await studio.keyboard.type("2,199");
  await studio.keyboard.press("Enter");
  await expect(priceOf(studio, "board-a")).toHaveValue("$2,199");
  await expect(cellOf(studio, "board-a", "price")).toHaveText("$1,999");
  await expect(priceOf(studio, "board-b")).toBeFocused();

  // What is no price is said, and not taken.
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

test("what another editor changed meanwhile is shown and not overwritten; the draft follows", async ({
  studio,
}) => {
  const startingPrice = { _type: "price", amount: 2999, unit: "once" };
  const title = "Being written";
  await lake.create(await newService("drafts.board-b", { title, startingPrice }));
  await openBoard(studio);
  const other = { ...startingPrice, amount: 3500 };
  await lake.create(await newService("drafts.board-c", { startingPrice: other }));
  await expect(cellOf(studio, "board-c", "notes")).toContainText("Its draft: $3,500 AUD");
  for (const id of ["board-a", "board-b"]) {
    await priceOf(studio, id).click();
    await studio.keyboard.type("2500");
    await studio.keyboard.press("Enter");
  }
  await lake.patch("board-a").set({ "startingPrice.amount": 2100 }).commit();
  await expect(cellOf(studio, "board-a", "notes")).toContainText("Now $2,100 AUD");

  await studio.getByRole("button", { name: "Review and publish" }).click();
  const publish = dialogOf(studio).getByRole("button", { name: "Publish 2 changes" });
  await expect(publish).toBeDisabled();
  await expect(dialogOf(studio).getByRole("alert")).toContainText("has made it $2,100 AUD since");
  await dialogOf(studio).getByRole("button", { name: "Keep mine: $2,500 AUD" }).click();
  await publish.click();
  await expect(dialogOf(studio)).toContainText("Visitors see the new prices now");
  const after = await lake.getDocuments(["board-a", "board-b", "drafts.board-b"]);
  expect(after.map((document) => document?.startingPrice.amount)).toEqual([2500, 2500, 2500]);
  expect(new Set(after.map((document) => document?._rev)).size).toBe(1);
  expect(after[2]?.title).toBe("Being written");

  // Undone as one, too; and not once someone else has changed one of them.
  await lake.patch("board-a").set({ "startingPrice.amount": 2600 }).commit();
  await dialogOf(studio).getByRole("button", { name: "Undo" }).click();
  await expect(dialogOf(studio).getByRole("alert")).toContainText("Board a changed since");
  const revert = dialogOf(studio).getByRole("button", { name: "Undo publication" });
  await expect(revert).toBeDisabled();
  await lake.patch("board-a").set({ "startingPrice.amount": 2500 }).commit();
  await revert.click();
  await expect(dialogOf(studio)).toContainText("what they were before");
  const back = await lake.getDocuments(["board-a", "board-b", "drafts.board-b"]);
  expect(back.map((document) => document?.startingPrice.amount)).toEqual([2100, 2999, 2999]);
});

test("a file of prices says what it would do; a quoted figure is settled by one click", async ({
  studio,
}) => {
  const quoted = { _key: "q", _type: "quotedPrice", price: { amount: 1499, unit: "once" } };
  await lake
    .patch("board-c")
    .set({ alsoQuoted: [quoted] })
    .commit();
  await openBoard(studio);
  // It may still show what it read before these prices were there.
  await expect(studio.getByRole("button", { name: "Use $1,499 AUD" })).toBeVisible();
  const exported = studio.waitForEvent("download");
  await studio.getByRole("button", { name: "Export" }).click();
  const file = await (await exported).path();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  const filled = lines.map((line) => {
    if (line.includes("board-a")) return line.replace(",,board-a", ',"2,299",board-a');
    return line.includes("board-b") ? line.replace(",,board-b", ",soon,board-b") : line;
  });
  await studio.getByRole("button", { name: "Import" }).click();
  const buffer = Buffer.from(filled.join("\r\n"));
  await studio
    .getByLabel("File of prices")
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
  await expect(dialogOf(studio)).toContainText("1 to change, 1 that cannot be read");
  const unread = dialogOf(studio).getByRole("table", { name: "Lines that cannot be read" });
  const line = filled.findIndex((text) => text.includes("board-b")) + 1;
  await expect(unread).toHaveText(`Line ${line}Board b“soon” is not an amount.`);
  await dialogOf(studio).getByRole("button", { name: "Put 1 on the board" }).click();
  await expect(priceOf(studio, "board-a")).toHaveValue("$2,299");
  expect((await lake.getDocument("board-a"))?.startingPrice.amount).toBe(1999);

  await studio.getByRole("button", { name: "Use $1,499 AUD" }).click();
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(dialogOf(studio)).toContainText("Visitors see the new prices now");
  const settled = await lake.getDocument("board-c");
  expect(settled?.startingPrice).toMatchObject({ amount: 1499 });
  expect(settled?.alsoQuoted).toBeUndefined();
});
