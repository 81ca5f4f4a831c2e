import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { type Cdn, cdnFrom } from "./cdn.ts";
import { serve } from "./testing/serve.ts";

/** A fake CDN: caches paths by the tags in their headers, and accepts purges in both formats. */
const pathTags = new Map<string, Set<string>>();
let failing = 0;
const purges: IncomingHttpHeaders[] = [];
const purge: RequestListener = async (request, response) => {
  const body = await text(request);
  purges.push(request.headers);
  if (failing-- > 0) return void response.writeHead(503).end();
  const keys = request.headers["surrogate-key"];
  const tags = keys ? String(keys).split(" ") : (JSON.parse(body) as { tags: string[] }).tags;
  for (const [path, own] of pathTags) if (tags.some((tag) => own.has(tag))) pathTags.delete(path);
  response.end("{}");
};

beforeEach(() => {
  pathTags.clear();
  purges.length = 0;
  failing = 0;
});

async function open(CDN: string): Promise<Cdn> {
  const cdn = cdnFrom({ CDN, CDN_PURGE_URL: await serve(purge), CDN_PURGE_TOKEN: "token" });
  if (!cdn) throw new Error("There is no CDN.");
  return cdn;
}

const HEADERS = { cloudflare: "cache-tag", fastly: "surrogate-key" };

for (const [name, header] of Object.entries(HEADERS)) {
  describe(name, () => {
    const store = (cdn: Cdn, path: string, tags: string[]) =>
      pathTags.set(path, new Set((cdn.headers(tags)[header] ?? "").split(/[ ,]/)));

    it("purges a page that has more tags than the header holds on every change", async () => {
      const cdn = await open(name);
      const tags = Array.from({ length: 4_000 }, (_, n) => `document-${n}:page`);
      store(cdn, "/many", tags);
      expect(cdn.headers(tags)[header]?.length).toBeLessThan(16_000);
      await cdn.purge(["document-7:page"]);
      expect(pathTags.size).toBe(0);
    });

    it("purges only pages with an invalidated tag, in batches, and retries a failed batch", async () => {
      const cdn = await open(name);
      const tags = Array.from({ length: 70 }, (_, n) => `document-${n}:page`);
      store(cdn, "/a", ["document-69:page", "list:page"]);
      store(cdn, "/b", ["b:page"]);
      failing = 1;
      await cdn.purge(tags);
      expect([...pathTags.keys()]).toEqual(["/b"]);
      expect(purges).toHaveLength(4);
      const secret = purges[0]?.authorization ?? purges[0]?.["fastly-key"];
      expect(secret).toContain("token");
    });
  });
}

it("names the invalid variable", () => {
  expect(() => cdnFrom({ CDN: "other" })).toThrow("Unknown CDN");
  expect(() => cdnFrom({ CDN: "fastly" })).toThrow("CDN_PURGE_URL");
});
