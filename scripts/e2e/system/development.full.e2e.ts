import { rowsFrom, visitor } from "../../../web/tests/forms-support.ts";
import { MALFORMED } from "../../../web/tests/malformed.ts";
import { expect, test } from "../support/journey.ts";
import { lake, PRICED, publishPrice } from "../support/lake.ts";
import { developmentStart, type Site } from "../support/next-start.ts";
import { shows, siteAddresses, siteUrl, visit } from "../support/site.ts";

/** The site as `npm run dev` starts it. */
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await developmentStart();
  // The first page compiles what all pages share.
  await visit("/", site.url);
});
test.afterAll(() => site.stop());

/** What development must answer as production does: a policy would stop Next's tools. */
const HEADERS = ["location", "allow", "x-robots-tag", "x-frame-options", "referrer-policy"];

async function summaryOf(method: string, address: string, body?: FormData) {
  const response = await fetch(address, { method, redirect: "manual", ...(body && { body }) });
  const text = await response.text();
  const title = /<title>([^<]*)/.exec(text)?.[1];
  const heading = /<h1[^>]*>([^<]*)/.exec(text)?.[1];
  const headers = HEADERS.map((name) => response.headers.get(name));
  const type = response.headers.get("content-type")?.split(";")[0];
  return { status: response.status, type, title, heading, headers };
}

const ADDRESSES = [
  ...[
    "/",
    "/about/",
    "/ABOUT",
    "/about.md",
    "/about)?from=mail",
    "/index.html",
    "/rss",
    "/feed.xml",
  ],
  ...["/search?q=chatbot", "/search%3Fq=chatbot", "/services?q=shop", "/quote?line=website-design"],
  ...["/no-such-page", "/blog/no-such-article", "/services/x/extra", "/wp-login.php", "/failure"],
  ...["/not-found", "//elsewhere.example", "/icon.svg", "/api/health", "/api/zzz", "/og/none.png"],
  ...MALFORMED.filter((path) => !path.startsWith("/_next/")),
];

test("answers addresses, methods and forms as production does", async () => {
  test.setTimeout(300_000);
  const [alias = ""] = (await siteAddresses()).aliases.keys();
  for (const path of [...ADDRESSES, alias]) {
    const expected = await summaryOf("GET", siteUrl() + path);
    expect.soft(await summaryOf("GET", site.url + path), path).toEqual(expected);
  }
  for (const method of ["PUT", "DELETE", "OPTIONS", "POST"]) {
    for (const path of ["/about", "/feed.xml", "/no-such-page", "/api/health"]) {
      const expected = await summaryOf(method, siteUrl() + path);
      expect.soft(await summaryOf(method, site.url + path), `${method} ${path}`).toEqual(expected);
    }
  }
  const incomplete = new FormData();
  incomplete.set("form", "contact");
  const expected = await summaryOf("POST", `${siteUrl()}/contact`, incomplete);
  expect(await summaryOf("POST", `${site.url}/contact`, incomplete)).toEqual(expected);
});

test("stores an enquiry", async () => {
  const values = visitor();
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "enquiry", ...values })) form.set(name, value);
  expect((await summaryOf("POST", `${site.url}${PRICED.path}`, form)).status).toBe(200);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("shows a new page, its new address and a change at the next request", async () => {
  const page = { _id: "fresh", _type: "page", title: "A fresh page", intro: "It has just come." };
  expect((await visit("/fresh", site.url)).status).toBe(404);
  await lake.create({ ...page, slug: { _type: "slug", current: "fresh" } });
  expect((await visit("/fresh", site.url)).body).toContain("A fresh page");
  await lake
    .patch("fresh")
    .set({ "slug.current": "fresher", aliases: ["/fresh"] })
    .commit();
  expect((await visit("/fresh", site.url)).location).toBe("/fresher");
  expect((await visit("/fresher", site.url)).status).toBe(200);
  await shows(PRICED.path, await publishPrice(4_799), site.url);
});

test("runs the site's own script beside Next's, which reload what changes", async ({ page }) => {
  const [socket] = await Promise.all([page.waitForEvent("websocket"), page.goto(site.url)]);
  expect(socket.url()).toContain("hmr");
  await socket.waitForEvent("framereceived");
  await page.goto(`${site.url}/about`);
  // The loader starts once Next has hydrated the page.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page).toHaveURL(/\/search$/, { timeout: 1_000 });
  }).toPass();
});
