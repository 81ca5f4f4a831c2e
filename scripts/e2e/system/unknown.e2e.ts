import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "../../start/environment.ts";
import { siteUrl, visit, visitAll } from "../support/site.ts";

const FLOOD = 600;
const built = join(ROOT, "web", process.env.SITE_DIST_DIR ?? ".next", "server");
const filesOfBuild = () => globSync("**/*", { cwd: built }).length;

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
    expect(response.headers.get("x-nextjs-cache"), path).toBe("HIT");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    expect(policy, path).not.toContain("unsafe");
    expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(await response.text(), path).toContain("<h1");
  }
});

test("a flood of invented addresses fills no disk, and leaves the site answering", async () => {
  test.setTimeout(180_000);
  await visit("/services");
  const before = filesOfBuild();
  const prefixes = ["/services/", "/blog/", "/", "/social-media/", "/ui-ux-design/"];
  const invented = Array.from(
    { length: FLOOD },
    (_, n) => `${prefixes[n % prefixes.length]}invented-${n}-${n * 7919}`,
  );
  const answers = await visitAll(invented);
  expect([...answers.values()].filter(({ status }) => status !== 404)).toEqual([]);
  expect(filesOfBuild()).toBe(before);
  expect(await visit("/services")).toMatchObject({ status: 200, rendered: false });
});
