import { expect, test } from "@playwright/test";

test("the portfolio has one gold action", async ({ page }) => {
  await page.goto("/portfolio");
  const gold = await page.locator("main a, main button").evaluateAll((elements) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "var(--color-wattle)";
    const wattle = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return elements
      .filter((element) => getComputedStyle(element).backgroundColor === wattle)
      .map(({ textContent }) => textContent);
  });
  expect(gold).toEqual([expect.stringContaining("Start Your Success Story")]);
});
