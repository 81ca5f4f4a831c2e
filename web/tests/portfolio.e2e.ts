import { expect, test } from "@playwright/test";

test("a project's picture, its name and its main button lead to the case study", async ({
  page,
}) => {
  await page.goto("/portfolio");
  const projects = page.locator("main article");
  await expect(projects).toHaveCount(6);
  const studies = projects.filter({
    has: page.getByRole("link", { name: /^Read the Case Study/ }),
  });
  await expect(studies).toHaveCount(5);
  for (const project of await studies.all()) {
    const study = project.getByRole("link", { name: /^Read the Case Study/ });
    await expect(study).toHaveClass(/\bbutton\b/);
    const address = (await study.getAttribute("href")) ?? "";
    expect(address).toMatch(/^\/blog\//);
    await expect(project.getByRole("heading").getByRole("link")).toHaveAttribute("href", address);
    await expect(project.locator("a:has(img)")).toHaveAttribute("href", address);
    const similar = project.getByRole("link", { name: /^Get Similar Results/ });
    await expect(similar).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(similar).not.toHaveClass(/\bbutton\b/);
  }
});

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
  expect(gold).toHaveLength(1);
  expect(gold[0]).toContain("Start Your Success Story");
});

for (const width of [360, 1280]) {
  test(`a project is named before its facts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/portfolio");
    for (const project of await page.locator("main article").all()) {
      const parts = await project.evaluate((article) => {
        const order = [...article.querySelectorAll("h2, dl")].map(({ localName }) => localName);
        const [name, facts] = ["h2", "dl"].map(
          (part) => article.querySelector(part)?.getBoundingClientRect().top ?? 0,
        );
        return { order, isAbove: Number(name) < Number(facts) };
      });
      expect(parts.order).toEqual(["h2", "dl"]);
      if (width === 360) expect(parts.isAbove).toBe(true);
    }
  });
}

test("a claim that needs a word of explanation has one", async ({ page }) => {
  for (const path of ["/", "/about", "/portfolio"]) {
    await page.goto(path);
    const claim = page.locator("dl > div", { hasText: "Australian states served" });
    await expect(claim).toContainText("8+");
    await expect(claim).toContainText("six states and two territories");
  }
});
