import { expect, test } from "@playwright/test";

/** One page of each way an answer comes about. */
const PATHS = ["/", "/services/uber-clone", "/search", "/search?q=chatbot", "/no-such-page"];

/** Scripts in the page itself, but for data that no browser runs. */
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/;

test("every kind of answer carries the one policy, and no script of its own", async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const path of [...PATHS, "/feed.xml", "/icons.svg", "/api/none"]) {
    const response = await request.get(path);
    const policies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === "content-security-policy");
    expect(policies, path).toHaveLength(1);
    seen.add(policies[0]?.value ?? "");
    const headers = response.headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["referrer-policy"], path).toBeTruthy();
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
    if (PATHS.includes(path)) expect(await response.text(), path).not.toMatch(INLINE);
  }
  expect(seen.size).toBe(1);
  const [policy = ""] = seen;
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce|sha256|\*|http:\/\/(?!localhost)/);
});

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
