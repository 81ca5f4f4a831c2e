import { expect, test } from "@playwright/test";

const PAGES = ["/services", "/about", "/blog", "/contact", "/social-media", "/whatsapp-chatbot"];

test("pages pass into one another quietly, their styles still on the way", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.route("**/styles/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 80));
    await route.continue();
  });
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.passed = String(event.viewTransition !== null);
    });
  });
  await page.goto("/");
  for (const path of PAGES) {
    await page.evaluate((address) => location.assign(address), path);
    await page.waitForURL(path);
    await expect(page.locator("html")).toHaveAttribute("data-passed", "true");
  }
  expect(complaints).toEqual([]);
});
