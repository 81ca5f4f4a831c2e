import {
  ask,
  cookiesOf,
  editorCookies,
  enableUrl,
  sharedSecret,
  stopSharing,
  studioSecret,
} from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { createDraft } from "../support/lake.ts";
import { siteUrl } from "../support/site.ts";

const PATH = "/services/uber-clone";
const ID = "service-uber-clone";
const TITLE = "A draft that no one but editors may read";

const page = () => siteUrl() + PATH;

/** Returns everything a visitor can see of a response, except its date. */
async function summaryOf(response: Response) {
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

/** Fetches the visitors' page from the cache, which the first request may have to fill. */
async function cachedForVisitors() {
  await summaryOf(await ask(page()));
  return summaryOf(await ask(page()));
}

const REFUSALS: [name: string, secret: () => Promise<string>, why: RegExp][] = [
  ["a forged secret", async () => "made-up", /not known here/],
  ["a secret more than an hour old", () => studioSecret(3_601), /hour is over/],
  ["another Studio's secret", () => studioSecret(0, "https://evil.example"), /set STUDIO_URL/],
  ["a link shared seven days ago", () => sharedSecret(7 * 86_400), /ended after 7 days/],
];

for (const [name, secret, reason] of REFUSALS) {
  test(`${name} starts no session, and the response says why`, async () => {
    const response = await ask(enableUrl(await secret(), PATH));
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toContain(
      `frame-ancestors ${process.env.STUDIO_URL}`,
    );
    expect(await response.text()).toMatch(reason);
  });
}

test("a secret less than an hour old starts a session, even when the Studio reloads its frame", async () => {
  const url = enableUrl(await studioSecret(), `${PATH}?a=b`);
  for (const response of [await ask(url), await ask(url)]) {
    expect(response.headers.get("location")).toBe(`${PATH}?a=b`);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=lax/i);
    }
  }
});

test("editors see drafts, which are never cached and which only the Studio may frame", async () => {
  await createDraft(ID, { title: TITLE });
  const before = await cachedForVisitors();
  const cookies = await editorCookies();
  const response = await ask(page(), cookies);
  const { headers } = response;
  const html = await response.text();
  expect(html).toContain(TITLE);
  // Drafts have no structured data.
  expect(html).not.toContain("application/ld+json");
  expect(headers.get("cache-control")).toMatch(/^private, .*no-store/);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("etag")).toBeNull();
  expect(headers.get("x-frame-options")).toBeNull();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`frame-ancestors ${process.env.STUDIO_URL}`);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy.match(/default-src/g)).toHaveLength(1);
  // Visitors still get the same page from the cache.
  const after = await summaryOf(await ask(page()));
  expect(after).toEqual(before);
  expect(after.headers["cache-status"]).toBe("site; hit");
  // Files other than pages have no drafts, even for editors.
  for (const path of ["/feed.xml", "/llms.txt", "/sitemap.xml"]) {
    const other = await ask(siteUrl() + path, cookies);
    expect(other.status, path).toBe(200);
    expect(await other.text(), path).not.toContain(TITLE);
  }
});

test("an editor who selects the published perspective sees what visitors see", async () => {
  await createDraft(ID, { title: TITLE });
  const cookies = await editorCookies();
  const body = "published";
  const headers = { cookie: cookies, origin: siteUrl() };
  const url = `${siteUrl()}/api/draft/perspective`;
  const response = await fetch(url, { method: "POST", headers, body });
  expect(response.status).toBe(204);
  expect(await (await ask(page(), cookiesOf(response))).text()).not.toContain(TITLE);
  const foreignHeaders = { cookie: cookies, origin: "https://evil.example" };
  expect((await fetch(url, { method: "POST", headers: foreignHeaders, body })).status).toBe(401);
});

test("a request with a forged cookie gets the visitors' cached page", async () => {
  await createDraft(ID, { title: TITLE });
  const [bypass = ""] = (await editorCookies()).split("; ");
  const visitor = await cachedForVisitors();
  for (const cookie of [bypass, `${bypass}; draft_session=..%00`]) {
    expect(await summaryOf(await ask(page(), cookie)), cookie).toEqual(visitor);
    expect((await ask(`${siteUrl()}/api/draft/events`, cookie)).status, cookie).toBe(401);
  }
  const direct = await ask(`${siteUrl()}/api/draft/page${PATH}`, bypass);
  expect(direct.status).toBe(404);
});

test("a shared link shows drafts until an editor turns sharing off", async () => {
  await createDraft(ID, { title: TITLE });
  const shared = await sharedSecret(7 * 86_400 - 60);
  const started = await ask(enableUrl(shared, "//evil.example"));
  expect(started.headers.get("location")).toBe("/");
  // The session expires with the link.
  const ends = started.headers.getSetCookie().map((one) => /expires=([^;]+)/i.exec(one)?.[1] ?? "");
  for (const end of ends) expect(Date.parse(end) - Date.now()).toBeLessThan(61_000);
  const cookies = cookiesOf(started);
  expect(await (await ask(page(), cookies)).text()).toContain(TITLE);

  await stopSharing();
  const after = await ask(page(), cookies);
  expect(after.status).toBe(307);
  expect(after.headers.get("location")).toMatch(new RegExp(`${PATH}$`));
  expect(cookiesOf(after)).toBe("");
  expect(after.headers.getSetCookie()).toHaveLength(2);
  expect((await ask(`${siteUrl()}/api/draft/events`, cookies)).status).toBe(307);
  expect((await ask(enableUrl(shared, PATH))).status).toBe(401);
});

test("outside the Studio, a draft page says so and links back to the published page", async ({
  page: tab,
}) => {
  await createDraft(ID, { title: TITLE });
  await tab.goto(enableUrl(await studioSecret(), PATH));
  await expect(tab.getByText("You are looking at drafts")).toBeVisible();
  await expect(tab.getByRole("heading", { name: TITLE })).toBeVisible();
  await tab.getByRole("link", { name: "Leave" }).click();
  await expect(tab.getByRole("heading", { name: "Uber clone", level: 1 })).toBeVisible();
  await expect(tab).toHaveURL(page());
  await expect(tab.getByText("You are looking at drafts")).toHaveCount(0);
});
