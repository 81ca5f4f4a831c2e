import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./studio.ts";

/** The list of a page's blocks in its form. */
export const blocksOf = (page: Page): Locator =>
  page.locator(`[data-testid="field-sections"], [data-testid="field-landing.sections"]`).first();

/** An entry of that list, counted from 0. */
export const entryOf = (page: Page, index: number): Locator =>
  blocksOf(page).locator(`[data-index="${index}"]`);

/** The form of the block, or of a part of it, that is open. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog").last();

/** A field of that form, by its name in the schema. */
export const fieldOf = (page: Page, name: string): Locator =>
  dialogOf(page).locator(`[data-testid^="field-"][data-testid$=".${name}"]`).first();

/** Closes the open form. */
export async function closeDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole("button", { name: "Close dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Adds a block at the end, picked in the menu of pictures; its form opens. */
export async function addBlock(page: Page, title: string): Promise<void> {
  const choice = page.getByRole("menuitem", { name: title, exact: true });
  await open(blocksOf(page).getByTestId("add-multiple-object-button"), choice);
  await choice.click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Chooses from the menu of an entry of the list: “Duplicate”, “Remove” … */
export async function chooseOfEntry(page: Page, index: number, name: string): Promise<void> {
  const item = page.getByRole("menuitem", { name, exact: true });
  await open(entryOf(page, index).getByTestId("array-item-menu-button"), item);
  await item.click();
}

/** Brings the list's end into view: of a list, only what is near the window is drawn. */
export async function showBlocks(page: Page): Promise<void> {
  await blocksOf(page).getByTestId("add-multiple-object-button").scrollIntoViewIfNeeded();
}

/** Where the first entry drawn with this text stands, counted from 0. */
async function positionOf(page: Page, text: string): Promise<number> {
  const entry = blocksOf(page).locator("[data-index]").filter({ hasText: text }).first();
  return Number(await entry.getAttribute("data-index"));
}

/**
 * Moves an entry to another place by its handle, with the keyboard, as screen reader users do: each key
 * waits for the list to say that it took the one before. Towards the foot of the form an arrow scrolls
 * first, and what is dropped meanwhile stays where it was.
 */
export async function moveEntry(page: Page, text: string, to: number): Promise<void> {
  const status = blocksOf(page).getByRole("status").first();
  const from = await positionOf(page, text);
  const handle = entryOf(page, from).locator('[data-ui="DragHandleButton"]');
  await handle.press("Space");
  await expect(status).toHaveText(/was moved over/);
  for (let step = Math.abs(to - from); step > 0; step--) {
    const before = (await status.textContent()) ?? "";
    await page.keyboard.press(from < to ? "ArrowDown" : "ArrowUp");
    await expect(status).not.toHaveText(before);
  }
  await page.keyboard.press("Space");
  await expect(status).toHaveText(/was dropped over/);
  await expect.poll(() => positionOf(page, text)).toBe(to);
}
