import { expect, test } from "@playwright/test";
import { ask } from "./crawl/snapshot.ts";

const CACHED = ["/", "/blog/cybersecurity-2025", "/about.md", "/feed.xml", "/og/index.png"];

test("copies have to be checked before use, and 304 says that they are current", async () => {
  for (const path of CACHED) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
    const again = await ask(path, { "if-none-match": headers.get("etag") ?? "" });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
    expect((await ask(path, { "if-none-match": '"other"' })).status, path).toBe(200);
  }
});

test("an unknown address says in every way that it is not to be found", async () => {
  for (const path of ["/blog/no-such-article", "/no-such-page"]) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("x-robots-tag"), path).toBe("noindex");
    const robots = [...body.toString().matchAll(/<meta name="robots" content="([^"]*)"/g)];
    expect(
      robots.map(([, content]) => content),
      path,
    ).toEqual(["noindex"]);
  }
});
