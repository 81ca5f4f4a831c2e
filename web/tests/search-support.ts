import type { Page } from "@playwright/test";
import { hydrated } from "./page-checks.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const hits = (page: Page) => dialog(page).getByRole("option");
export const magnifier = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Search" });

/** Opens a page that has its code. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
