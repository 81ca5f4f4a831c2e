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

/** Where the first entry of the list with this text stands, counted from 0. */
async function placeOf(page: Page, text: string): Promise<number> {
  const texts = await blocksOf(page).locator("[data-index]").allTextContents();
  return texts.findIndex((each) => each.includes(text));
}

/**
 * Moves an entry to another place by its handle, with the keyboard. One step at a time, and looking
 * anew each time: the list takes no key while it is still drawing the step before.
 */
export async function moveEntry(page: Page, text: string, to: number): Promise<void> {
  const held = page.locator('[aria-pressed="true"][data-ui="DragHandleButton"]');
  await expect(async () => {
    const at = await placeOf(page, text);
    if (at === to) return;
    await entryOf(page, at).locator('[data-ui="DragHandleButton"]').focus();
    await page.keyboard.press("Space");
    await expect(held).toBeVisible({ timeout: 3_000 });
    await page.keyboard.press(at < to ? "ArrowDown" : "ArrowUp");
    await page.keyboard.press("Space");
    await expect(held).toHaveCount(0, { timeout: 3_000 });
    await expect.poll(() => placeOf(page, text), { timeout: 3_000 }).not.toBe(at);
    expect(await placeOf(page, text)).toBe(to);
  }).toPass({ timeout: 60_000, intervals: [0] });
}
