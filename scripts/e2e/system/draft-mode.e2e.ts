import { expect, test } from "@playwright/test";
import { sealSession } from "../../../web/src/preview/session.ts";
import { ask, cookiesOf, editorCookies, enableUrl, studioSecret } from "../support/editor.ts";
import { lake } from "../support/lake.ts";
import { siteUrl } from "../support/site.ts";

const PATH = "/services/uber-clone";
const ID = "service-uber-clone";
const TITLE = "A draft that nobody but editors may read";

const page = () => siteUrl() + PATH;

/** A document's draft, for as long as a test runs. */
async function withDraft(check: () => Promise<void>): Promise<void> {
  const document = await lake.getDocument(ID);
  if (!document) throw new Error(`${ID} is not in the dataset.`);
  await lake.createOrReplace({ ...document, _id: `drafts.${ID}`, title: TITLE });
  try {
    await check();
  } finally {
    await lake.delete(`drafts.${ID}`);
  }
}

/** All that a visitor can tell from an answer, but when it was sent. */
async function summaryOf(response: Response) {
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

/** What visitors get from the store, where the first of them may have to put it. */
async function keptForVisitors() {
  await summaryOf(await ask(page()));
  return summaryOf(await ask(page()));
}

const REFUSALS: [name: string, url: () => Promise<string>, why: RegExp][] = [
  ["no secret", async () => `${siteUrl()}/api/draft/enable`, /editors only/],
  ["a forged secret", async () => enableUrl("made-up", PATH), /not known here/],
  [
    "a secret of an hour ago",
    async () => enableUrl(await studioSecret({ age: 3_601 }), PATH),
    /hour is over/,
  ],
  [
    "the secret of another Studio",
    async () => enableUrl(await studioSecret({ studioUrl: "https://evil.example" }), PATH),
    /set STUDIO_URL/,
  ],
];

for (const [name, url, why] of REFUSALS) {
  test(`${name} opens no session, and says why`, async () => {
    const answer = await ask(await url());
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-security-policy")).toContain(
      `frame-ancestors ${process.env.STUDIO_URL}`,
    );
    expect(await answer.text()).toMatch(why);
  });
}

test("a secret of this hour starts a session, and again when the Studio loads its frame anew", async () => {
  const url = enableUrl(await studioSecret(), `${PATH}?a=b`);
  for (const answer of [await ask(url), await ask(url)]) {
    expect(answer.headers.get("location")).toBe(`${PATH}?a=b`);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=lax/i);
    }
  }
});

test("editors see drafts, which nobody keeps and no other page may frame", async () => {
  await withDraft(async () => {
    const before = await keptForVisitors();
    const cookies = await editorCookies();
    const answer = await ask(page(), cookies);
    const { headers } = answer;
    expect(await answer.text()).toContain(TITLE);
    expect(headers.get("cache-control")).toMatch(/^private, .*no-store/);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("x-frame-options")).toBeNull();
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors ${process.env.STUDIO_URL}`);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(policy.match(/default-src/g)).toHaveLength(1);
    // Visitors get what they got before, from the store.
    const after = await summaryOf(await ask(page()));
    expect(after).toEqual(before);
    expect(after.headers["cache-status"]).toBe("site; hit");
    // What is not a page has no drafts, whoever asks.
    for (const path of [
      "/feed.xml",
      "/llms.txt",
      "/sitemap.xml",
      `${PATH}.md`,
      "/search/index.json",
    ]) {
      const other = await ask(siteUrl() + path, cookies);
      expect(other.status, path).toBe(200);
      expect(await other.text(), path).not.toContain(TITLE);
    }
    // Sharing is for what is published.
    expect(await (await ask(page(), cookies)).text()).not.toContain("application/ld+json");
  });
});

test("with published chosen, an editor sees what visitors see", async () => {
  await withDraft(async () => {
    const cookies = await editorCookies();
    const body = "published";
    const headers = { cookie: cookies, origin: siteUrl() };
    const url = `${siteUrl()}/api/draft/perspective`;
    const chosen = await fetch(url, { method: "POST", headers, body });
    expect(chosen.status).toBe(204);
    expect(await (await ask(page(), cookiesOf(chosen))).text()).not.toContain(TITLE);
    const foreign = { cookie: cookies, origin: "https://evil.example" };
    expect((await fetch(url, { method: "POST", headers: foreign, body })).status).toBe(401);
  });
});

test("whoever forges a cookie gets what visitors get, from the store", async () => {
  const [bypass = ""] = (await editorCookies()).split("; ");
  const past = { perspective: "drafts", expires: Math.floor(Date.now() / 1_000) - 1 };
  const future = { perspective: "drafts", expires: Math.floor(Date.now() / 1_000) + 60 };
  const token = process.env.SANITY_API_READ_TOKEN ?? "";
  const forged = {
    "draft mode alone": bypass,
    "a made-up draft mode": `__prerender_bypass=${"0".repeat(32)}; draft_session=${sealSession(future, token)}`,
    "a session that is over": `${bypass}; draft_session=${sealSession(past, token)}`,
    "a session of another project": `${bypass}; draft_session=${sealSession(future, `other-${token}`)}`,
    nonsense: `__prerender_bypass=x; draft_session=..%00`,
  };
  await withDraft(async () => {
    const visitor = await keptForVisitors();
    for (const [name, cookie] of Object.entries(forged)) {
      expect(await summaryOf(await ask(page(), cookie)), name).toEqual(visitor);
      expect((await ask(`${siteUrl()}/api/draft/events`, cookie)).status, name).toBe(401);
    }
    const direct = await ask(`${siteUrl()}/api/draft/page${PATH}`, bypass);
    expect(direct.status).toBe(404);
  });
});

test("a session ends when the editor says so", async () => {
  const ended = await ask(`${siteUrl()}/api/draft/disable?path=${PATH}`, await editorCookies());
  expect(ended.headers.get("location")).toBe(PATH);
  expect(cookiesOf(ended)).toBe("");
  expect(ended.headers.getSetCookie()).toHaveLength(2);
});
