import { expect, test } from "@playwright/test";

/** Pages that are no document's: what announces a document's files could announce some of theirs. */
const PAGES = ["/search", "/search?q=chatbot", "/blog/page/2"];

for (const path of PAGES) {
  test(`${path} announces nothing that is not there`, async ({ page, request }) => {
    await page.goto(path);
    const announced = await page.evaluate(() => {
      const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[href]")];
      const pictures = [
        ...document.head.querySelectorAll<HTMLMetaElement>(
          "meta[property='og:url'], meta[property='og:image'], meta[name='twitter:image']",
        ),
      ];
      return [
        ...links.filter(({ rel }) => !rel.includes("connect")).map(({ href }) => href),
        ...pictures.map(({ content }) => content),
      ];
    });
    expect(announced.length).toBeGreaterThan(8);
    const missing: string[] = [];
    for (const address of new Set(announced)) {
      const answer = await request.get(address);
      if (answer.status() !== 200) missing.push(`${address}: ${answer.status()}`);
    }
    expect(missing).toEqual([]);
  });

  test(`${path} is no article`, async ({ page }) => {
    await page.goto(path);
    const type = page.locator("meta[property='og:type']");
    await expect(type).toHaveAttribute("content", "website");
  });
}

test("an article says that it is one", async ({ page }) => {
  await page.goto("/blog/cybersecurity-2025");
  await expect(page.locator("meta[property='og:type']")).toHaveAttribute("content", "article");
});

test("the search answers in HTML, whatever is asked for", async ({ request }) => {
  for (const path of ["/search", "/search?q=chatbot"]) {
    const answer = await request.get(path, {
      headers: { accept: "text/markdown, text/html;q=0.5" },
    });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain("text/html");
  }
});
