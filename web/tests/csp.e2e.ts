import { expect, test } from "@playwright/test";

/** The texts that a page's scripts left behind. */
const ran = () => (window as unknown as { ran?: string[] }).ran ?? []; // Set by the scripts below.

/** Notes, as texts too, what the browser refuses to run in a page. */
function noteRefusals(): void {
  const refused: string[] = [];
  Object.assign(window, { refused });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    refused.push(`${effectiveDirective}: ${blockedURI}`),
  );
}
const refused = () => (window as unknown as { refused: string[] }).refused; // See above.

test("the browser runs nothing that was added to a page", async ({ page }) => {
  await page.addInitScript(noteRefusals);
  await page.route("/about", async (route) => {
    const answer = await route.fetch();
    const added = [
      "<script>(window.ran ??= []).push('inline')</script>",
      "<img src='/x' onerror=\"(window.ran ??= []).push('handler')\">",
      "<a id='added' href=\"javascript:(window.ran ??= []).push('link')\">go</a>",
      "<script src='https://elsewhere.example/x.js'></script>",
    ];
    const body = (await answer.text()).replace("<main", `${added.join("")}<main`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/about");
  await page.locator("#added").dispatchEvent("click");
  await expect.poll(() => page.evaluate(refused)).toHaveLength(4);
  expect(await page.evaluate(ran)).toEqual([]);
});
