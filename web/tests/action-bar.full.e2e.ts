import { expect, type Page, test } from "@playwright/test";

const bar = (page: Page) => page.getByRole("complementary", { name: "Contact" });

/** Whether a tap at the right end of the bar reaches it. */
const isUncovered = (page: Page) =>
  bar(page).evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width - 8, top + height / 2));
  });

test.describe("on a phone, without JavaScript", () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  for (const [path, price] of [
    ["/", null],
    ["/services/uber-clone", /^\$\d+,\d{3}/],
    ["/instagram-chatbot", /^from \$1,499/],
    ["/social-media/youtube", null],
    ["/search", null],
  ] as const) {
    test(`${path} shows the whole bar once the opening's buttons have left, except near its form and its foot`, async ({
      page,
    }) => {
      await page.goto(path);
      const opening = page.locator("[data-opening] .buttons");
      if ((await opening.count()) > 0) {
        await expect(bar(page)).toBeHidden();
        await opening.evaluate((buttons) =>
          scrollBy({ top: buttons.getBoundingClientRect().bottom + 1, behavior: "instant" }),
        );
        await expect(bar(page)).toBeVisible();
      }
      const { x, y, width, height } = (await bar(page).boundingBox()) ?? {};
      expect([x, width, height, (y ?? 0) + 56]).toEqual([0, 320, 56, 640]);
      expect(await isUncovered(page)).toBe(true);
      if (price) await expect(bar(page)).toContainText(price);
      const links = bar(page).getByRole("link");
      await expect(links.first()).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.+/);
      await expect(links.last()).toHaveAttribute("href", /^tel:/);
      for (const cover of ["main form[id]", "footer"]) {
        const target = page.locator(cover).first();
        if ((await target.count()) === 0) continue;
        await target.evaluate((element) =>
          element.scrollIntoView({ block: "start", behavior: "instant" }),
        );
        expect(await isUncovered(page)).toBe(false);
      }
    });
  }

  test("the contact page has WhatsApp above its form", async ({ page }) => {
    await page.goto("/contact");
    const top = async (name: RegExp | string) =>
      (await page.getByRole("main").getByRole("link", { name }).first().boundingBox())?.y ?? 0;
    const form = (await page.locator("main form").boundingBox())?.y ?? 0;
    expect(await top(/open WhatsApp/)).toBeLessThan(form);
  });
});

test("a wide screen has no bar", async ({ page }) => {
  await page.goto("/services/uber-clone");
  await expect(page.locator("main form")).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
});
