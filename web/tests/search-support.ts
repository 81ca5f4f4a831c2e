import type { Page } from "@playwright/test";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const hits = (page: Page) => dialog(page).getByRole("option");
export const magnifier = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Search" });
