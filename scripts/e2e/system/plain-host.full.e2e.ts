import {
  fill,
  hasCode,
  PAGES,
  rowsFrom,
  send,
  submitButton,
  visitor,
} from "../../../web/tests/forms-support.ts";
import { MALFORMED } from "../../../web/tests/malformed.ts";
import { watch } from "../../../web/tests/page-checks.ts";
import { ask, cookiesOf, enableUrl, studioSecret } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { createDraft, PRICED, publishPrice } from "../support/lake.ts";
import { copySite, nextStart, type Site } from "../support/next-start.ts";
import { sendWebhook, siteAddresses, visit, visitAll } from "../support/site.ts";

/** Where this site alone sends notices: the one under test shares its outbox. */
const STAFF = "plain-host@currawong.example";

/** The same build run by `next start`, as on a host that runs Next its own way. */
let site: Site;
let remove: () => void;
test.beforeAll(async () => {
  const copy = copySite("plain");
  remove = copy.remove;
  site = await nextStart(".", { SITE_DIST_DIR: copy.SITE_DIST_DIR, ENQUIRY_MAIL_TO: STAFF });
});
test.afterAll(async () => {
  await site.stop();
  remove();
});

test("serves every page and its scripts", async ({ page }) => {
  const { pages } = await siteAddresses();
  const responses = await visitAll([...pages, "/about.md", "/search?q=chatbot"], site.url);
  const missing = [...responses].filter(([, { status }]) => status !== 200);
  expect(missing.map(([path]) => path)).toEqual([]);
  for (const path of ["/failure", "/not-found"]) {
    expect((await visit(path, site.url)).status, path).toBe(404);
  }
  const policy = (await fetch(site.url)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  // Next has hydrated the page when its modules start.
  await page.goto(site.url + PAGES.enquiry);
  await page.locator("#enquiry-name").focus();
  await hasCode(page, "enquiry");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page).toHaveURL(`${site.url}/search`);
});

test("changes a quote once Next has hydrated it", async ({ page }) => {
  await page.goto(`${site.url}/quote?line=react-developer`);
  const sent = { reference: "ENQ-1", createdAt: "2026-11-28" };
  await page.evaluate((receipt) => {
    const field = document.querySelector<HTMLInputElement>("#enquiry-form [name=quote]");
    localStorage.setItem("quotes-sent", JSON.stringify([{ ...receipt, path: field?.value }]));
  }, sent);
  const { complaints } = watch(page);
  await page.reload();
  await expect(page.locator("[data-reference]").first()).toHaveText("ENQ-1");
  expect(complaints).toEqual([]);
});

test("stores an enquiry in place, and tells staff once it is answered", async ({ page }) => {
  const values = visitor();
  await page.goto(site.url + PAGES.enquiry);
  await fill(page, "enquiry", values);
  await hasCode(page, "enquiry");
  await submitButton(page, "enquiry").click();
  await expect(page.locator("#receipts li")).toHaveCount(1);
  expect(await rowsFrom(values.email)).toHaveLength(1);
  await page.goto(`http://localhost:${process.env.MAILBOX_PORT}`);
  const notice = page.getByRole("article").filter({ hasText: values.email });
  await expect(notice).toContainText(STAFF);
  const headers = { authorization: `Bearer ${process.env.SANITY_WEBHOOK_SECRET}` };
  const scheduled = await fetch(`${site.url}/api/notices`, { headers });
  expect(await scheduled.json()).toEqual({ delivered: 0 });
});

test("shows visitors without scripts what an unknown or malformed address is, and never fails", async () => {
  const unknown = ["/no-such-page", "/services/no-such-service", "/failure", "/not-found/page"];
  const responses = await visitAll([...unknown, "/blog/no-such-article", ...MALFORMED], site.url);
  for (const [path, { status, body }] of responses) {
    expect(status, path).toBe(404);
    const heading = path === "/blog/no-such-article" ? "Blog" : "We can’t find that page";
    expect(body, path).toMatch(new RegExp(`<h1[^>]*>[^<]*${heading}`));
  }
  expect(responses.get("/blog/no-such-article")?.body).toMatch(
    /href="\/blog\/(?!category|page)[\w-]+"/,
  );
  const { headers } = await fetch(`${site.url}/blog/no-such-article`);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  // The page in whose place it was shown stays found.
  expect((await visit("/blog", site.url)).status).toBe(200);
});

test("stores an enquiry of a visitor without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const values = visitor();
  await page.goto(site.url + PAGES.enquiry);
  await fill(page, "enquiry", { ...values, email: "me@home" });
  const answer = await send(page, "enquiry");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(answer.headers()["x-frame-options"]).toBe("DENY");
  await expect(page.locator("#enquiry-email-error")).toHaveText("Invalid email address");
  await fill(page, "enquiry", values);
  await send(page, "enquiry");
  await expect(page.locator("#enquiry-notice")).toContainText("Message Sent Successfully!");
  expect(await rowsFrom(values.email)).toHaveLength(1);
  await context.close();
});

test("shows drafts to editors only", async () => {
  const [path, title] = ["/services/uber-clone", "A draft on another host"];
  await createDraft("service-uber-clone", { title });
  const enable = new URL(enableUrl(await studioSecret(), path));
  const cookies = cookiesOf(await ask(site.url + enable.pathname + enable.search));
  const preview = await ask(site.url + path, cookies);
  expect(preview.headers.get("cache-control")).toMatch(/^private, .*no-store/);
  expect(await preview.text()).toContain(title);
  expect((await visit(path, site.url)).body).not.toContain(title);
});

test("lets no shared cache keep what it cannot purge, and writes nothing that visitors make up", async () => {
  const paths = ["/", "/about", "/feed.xml", "/sitemap.xml", "/no-such-page", "/search?q=made+up"];
  for (const path of paths) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get("cache-control"), path).not.toMatch(/s-maxage/);
  }
  expect((await fetch(`${site.url}/_next/image?url=%2Ficon.svg&w=64&q=75`)).status).toBe(404);
  const markdown = await fetch(`${site.url}/about`, { headers: { accept: "text/markdown" } });
  expect(markdown.headers.get("cache-control")).toContain("no-store");
  const health = await fetch(`${site.url}/api/health?fresh`);
  expect([health.status, (await health.json()).fresh]).toEqual([200, null]);
});

test("shows a change after its webhook", async () => {
  await visit(PRICED.path, site.url);
  const figure = await publishPrice(4_799);
  expect((await sendWebhook(site.url, PRICED.id, "service")).status).toBe(200);
  expect((await visit(PRICED.path, site.url)).body).toContain(figure);
});
