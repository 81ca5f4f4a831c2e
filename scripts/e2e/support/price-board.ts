import { expect, type Locator, type Page } from "@playwright/test";
import { go } from "./studio.ts";

/** A line of the price board; the keys of some hold quotation marks. */
export const lineOf = (studio: Page, key: string): Locator =>
  studio.locator(`[data-key="${key.replaceAll('"', '\\"')}"]`);

/** The field of one of its prices. */
export const amountIn = (studio: Page, key: string): Locator =>
  lineOf(studio, key).locator('[data-column="price"] input');

/** Shows the price board in the open Studio. */
export async function openBoard(studio: Page): Promise<void> {
  await go(studio, "/prices");
  await expect(studio.getByRole("table", { name: "Prices" })).toBeVisible();
}
