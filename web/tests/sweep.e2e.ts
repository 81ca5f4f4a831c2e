import { expect, test } from "@playwright/test";
import { type Addresses, loadAddresses } from "./addresses.ts";
import { axeProblems, contrastProblems, hydrated, layoutProblems, watch } from "./page-checks.ts";

let addresses: Addresses;
test.beforeAll(async () => {
  addresses = await loadAddresses();
  expect(addresses.pages.length).toBeGreaterThan(90);
});

const MODES = [
  { width: 1280, height: 900, scheme: "light", other: "dark" },
  { width: 360, height: 740, scheme: "dark", other: "light" },
] as const;

for (const { width, height, scheme, other } of MODES) {
  test(`every page is in order at ${width} px, ${scheme} and ${other}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const waiting = [...addresses.pages];
    // Two at a time: the checks keep one processor busy, the next page's loading another.
    const sweep = async () => {
      const context = await browser.newContext({ baseURL, viewport: { width, height } });
      const page = await context.newPage();
      const { complaints } = watch(page);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        const response = await page.goto(path, { waitUntil: "load" });
        const found = [...(await layoutProblems(page)), ...(await axeProblems(page))];
        // React complains where the page hydrates differently from what was sent.
        await hydrated(page.locator("header a").first());
        if (response?.status() !== 200) found.push(`status ${response?.status()}`);
        await page.emulateMedia({ colorScheme: other });
        found.push(...(await contrastProblems(page)).map((problem) => `${other}: ${problem}`));
        found.push(...complaints.splice(0));
        problems.push(...found.map((problem) => `${path}: ${problem}`));
      }
      await context.close();
    };
    await Promise.all([sweep(), sweep()]);
    expect(problems).toEqual([]);
  });
}

test("every page reads the same without JavaScript", async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ baseURL, javaScriptEnabled })),
  );
  const [scripted, plain] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!scripted || !plain) throw new Error("The browser opened no page.");
  const lostOn = async (path: string) => {
    await Promise.all([scripted.goto(path), plain.goto(path)]);
    await expect(plain.locator("h1"), path).toBeVisible();
    const [wanted, got] = await Promise.all(
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
      [scripted, plain].map((page) => page.locator("main").innerText()),
    );
    const shown = new Set(got?.split("\n"));
    return wanted?.split("\n").filter((line) => line.length > 60 && !shown.has(line)) ?? [];
  };
  const lost: string[] = [];
  for (const path of addresses.pages) {
    // Other tests publish meanwhile, perhaps between the two: what is lost is lost once more.
    const lines = (await lostOn(path)).length > 0 ? await lostOn(path) : [];
    lost.push(...lines.map((line) => `${path}: ${line}`));
  }
  await Promise.all(contexts.map((context) => context.close()));
  expect(lost).toEqual([]);
});

test("every link within the site leads to a page, and every picture and file is there", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  const read = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const isMarkup = /text\/html|svg/.test(response.headers()["content-type"] ?? "");
    const html = response.status() === 200 && isMarkup ? await response.text() : "";
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
    return { status: response.status(), html };
  };
  for (const path of addresses.pages) {
    const { html } = await read(path);
    for (const [, quoted = ""] of html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)) {
      const target = quoted.replaceAll("&amp;", "&");
      if (/^(\/|#)/.test(target)) links.set(target.startsWith("#") ? path + target : target, path);
    }
  }
  const broken: string[] = [];
  for (const [link, from] of links) {
    const [path = "", id = ""] = link.split("#");
    const status = ids.has(path) ? 200 : (await read(path)).status;
    if (status !== 200) broken.push(`${from} → ${link}: ${status}`);
    else if (id && !ids.get(path)?.has(decodeURIComponent(id))) broken.push(`${from} → ${link}`);
  }
  expect(broken).toEqual([]);
});

test("every alias leads to its page for good, and keeps the query", async ({ request }) => {
  expect(addresses.aliases.size).toBeGreaterThan(12);
  for (const [alias, canonical] of addresses.aliases) {
    for (const query of ["", "?utm_source=a%20b&n=1"]) {
      const response = await request.get(alias + query, { maxRedirects: 0 });
      expect(response.status(), alias).toBe(308);
      expect(response.headers().location, alias).toBe(canonical + query);
    }
  }
});
