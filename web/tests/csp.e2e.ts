import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { contentSecurityPolicy } from "../src/cache/content-security-policy.ts";

/** Serves one document with the policy the site would give it. */
async function serve(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Security-Policy", contentSecurityPolicy(html));
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The texts that a page's scripts left behind. */
const ran = () => (window as unknown as { ran?: string[] }).ran ?? []; // Set by the scripts below.

test("the browser runs exactly the inline scripts that were there, whatever is in them", async ({
  page,
}) => {
  await page.setContent("");
  // A text in a script as Next writes it: JSON, with no “<” and on one line.
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(text, { minLength: 1, maxLength: 5 }), async (texts) => {
      const scripts = texts.map((value) => {
        const literal = JSON.stringify(value).replaceAll("<", "\\u003c");
        return `<script>(window.ran ??= []).push(${literal})</script>`;
      });
      const site = await serve(`<!doctype html><title>t</title><body>${scripts.join("\n")}`);
      await page.goto(site.url);
      expect(await page.evaluate(ran)).toEqual(texts);
      site.close();
    }),
    { seed: 20261120, numRuns: 25 },
  );
});

test("the browser runs nothing that was added to the page on its way", async ({ page }) => {
  const html = "<!doctype html><title>t</title><body><script>window.ran = ['own']</script>";
  const policy = contentSecurityPolicy(html);
  await page.route("**/*", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": policy },
      body: `${html}<script>window.ran.push('injected')</script><img src="/x" onerror="window.ran.push('handler')"><a href="javascript:window.ran.push('link')">go</a>`,
    }),
  );
  await page.goto("http://site.example/");
  await page.getByText("go").click();
  expect(await page.evaluate(ran)).toEqual(["own"]);
});

test("every kind of answer carries a policy, and no page two", async ({ request }) => {
  for (const path of [
    "/",
    "/services/uber-clone",
    "/search",
    "/search?q=chatbot",
    "/no-such-page",
  ]) {
    const response = await request.get(path);
    const policies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === "content-security-policy");
    expect(policies, path).toHaveLength(1);
    expect(policies[0]?.value, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policies[0]?.value, path).not.toMatch(/unsafe|\*|http:\/\/(?!localhost)/);
    const headers = response.headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["referrer-policy"], path).toBeTruthy();
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});
