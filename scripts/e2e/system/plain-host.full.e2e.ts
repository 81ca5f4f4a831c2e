import { expect, test } from "@playwright/test";
import { ask, editorCookies } from "../support/editor.ts";
import { lake } from "../support/lake.ts";
import { nextStart, type Site } from "../support/next-start.ts";
import { pricedService, publishPrice } from "../support/prices.ts";
import { reconcile, siteAddresses, visit, visitAll } from "../support/site.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";

/** The same build, run by plain `next start`, as a host would that runs Next its own way. */
let copy: SiteCopy;
let site: Site;
test.beforeAll(async () => {
  copy = copySite("plain");
  site = await nextStart(".", { SITE_DIST_DIR: copy.folder });
});
test.afterAll(async () => {
  await site.stop();
  copy.remove();
});

test("every page is there, and lets no script in that is not a file of the site", async () => {
  const { pages } = await siteAddresses();
  const answers = await visitAll(pages, site.url);
  expect(pages.filter((path) => answers.get(path)?.status !== 200)).toEqual([]);
  for (const path of ["/", "/no-such-page", "/feed.xml", "/about.md", "/search?q=chatbot"]) {
    const policy = (await fetch(site.url + path)).headers.get("content-security-policy");
    expect(policy, path).toContain("script-src 'self';");
  }
});

test("what is published is there once it was told", async () => {
  const service = await pricedService();
  try {
    const wanted = await publishPrice(service, service.price.amount + 99);
    await reconcile(site.url);
    expect((await visit(service.path, site.url)).body).toContain(wanted);
  } finally {
    await publishPrice(service, service.price.amount);
    await reconcile(site.url);
    await reconcile();
  }
});

test("editors see drafts, and visitors with a forged cookie do not", async () => {
  const { id, path } = await pricedService();
  const title = "A draft on a plain host";
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`${id} is not in the dataset.`);
  await lake.createOrReplace({ ...document, _id: `drafts.${id}`, title });
  try {
    const cookies = await editorCookies(site.url);
    const draft = await ask(site.url + path, cookies);
    expect(await draft.text()).toContain(title);
    expect(draft.headers.get("cache-control")).toMatch(/^private, .*no-store/);
    expect(draft.headers.get("x-frame-options")).toBeNull();
    const frames = `frame-ancestors ${process.env.STUDIO_URL}`;
    expect(draft.headers.get("content-security-policy")).toContain(frames);
    const [bypass = ""] = cookies.split("; ");
    for (const cookie of ["", bypass, "__prerender_bypass=x"]) {
      const answer = await ask(site.url + path, cookie);
      expect(await answer.text(), cookie).not.toContain(title);
      expect(answer.headers.get("x-frame-options"), cookie).toBe("DENY");
      expect(answer.headers.get("content-security-policy"), cookie).toContain(
        "frame-ancestors 'none'",
      );
    }
    const feed = await ask(`${site.url}/llms.txt`, cookies);
    expect(await feed.text()).not.toContain(title);
  } finally {
    await lake.delete(`drafts.${id}`);
  }
});

test("an enquiry is taken", async ({ page }) => {
  await page.goto(`${site.url}/instagram-chatbot`);
  await page.getByLabel("Full Name").fill("Test Visitor");
  await page.getByLabel("Email Address").fill(`plain-${Date.now()}@visitor.example`);
  await page.getByLabel("Message").fill("Is it taken?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
});
