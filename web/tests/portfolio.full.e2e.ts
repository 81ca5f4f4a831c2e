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

test("a project is named above its facts on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/portfolio");
  const isAbove = await page.locator("main article").evaluateAll((projects) =>
    projects.map((project) => {
      const [name, facts] = ["h2", "dl"].map((part) => project.querySelector(part));
      return Number(name?.getBoundingClientRect().top) < Number(facts?.getBoundingClientRect().top);
    }),
  );
  expect(new Set(isAbove)).toEqual(new Set([true]));
});
