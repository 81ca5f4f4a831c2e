import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "../../start/environment.ts";
import { siteUrl, visit, visitAll } from "../support/site.ts";

const FLOOD = 600;
const built = join(ROOT, "web", process.env.SITE_DIST_DIR ?? ".next", "server");
const filesOfBuild = () => globSync("**/*", { cwd: built }).length;

/** Bytes of the files the site's cache is in. */
const bytesOnDisk = () =>
  globSync("cache/pages-*", { cwd: join(built, "..") }).reduce(
    (sum, file) => sum + statSync(join(built, "..", file)).size,
    0,
  );

test("an unknown address is a 404 with a policy, rendered once", async () => {
  for (const path of [
    "/no-such-page",
    "/services/no-such-service",
    "/no/such/page",
    "/blog/no-such",
  ]) {
    await visit(path);
    const response = await fetch(siteUrl() + path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("cache-status"), path).toBe("site; hit");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("script-src 'self';");
    expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(await response.text(), path).toContain("<h1");
  }
});

test("a flood of searches is told to wait, and leaves the site answering", async () => {
  const searches = Array.from({ length: 300 }, (_, n) => `/search?q=flood+${n}`);
  const answers = await Promise.all(searches.map((path) => fetch(siteUrl() + path)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status !== 200)).toEqual(refused);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(headers.get("retry-after")).toBe("1");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  await expect.poll(async () => (await fetch(`${siteUrl()}/search?q=website`)).status).toBe(200);
});

test("a flood of invented addresses fills no disk, and leaves the site answering", async () => {
  test.setTimeout(180_000);
  await visit("/services");
  const [files, bytes] = [filesOfBuild(), bytesOnDisk()];
  const prefixes = ["/services/", "/blog/", "/", "/social-media/", "/ui-ux-design/"];
  const invented = Array.from(
    { length: FLOOD },
    (_, n) => `${prefixes[n % prefixes.length]}invented-${n}-${n * 7919}`,
  );
  // One page, however its address is spelled.
  await visitAll(["/%61bout", "/a%62out", "/ab%6Fut", "/about?q=1", "/about?q=2"]);
  const answers = await visitAll(invented);
  expect([...answers.values()].filter(({ status }) => status !== 404)).toEqual([]);
  expect(filesOfBuild()).toBe(files);
  // Each is a page of some 20 KB.
  expect(bytesOnDisk() - bytes).toBeLessThan(1_000_000);
  expect(await visit("/services")).toMatchObject({ status: 200, rendered: false });
});
