import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { type Cdn, cdnFrom } from "./cdn.ts";
import { serve } from "./testing/serve.ts";

/** A CDN that keeps answers by the tags of their headers, and takes purges in both forms. */
const kept = new Map<string, Set<string>>();
let failing = 0;
const purges: IncomingHttpHeaders[] = [];
const purge: RequestListener = async (request, response) => {
  const body = await text(request);
  purges.push(request.headers);
  if (failing-- > 0) return void response.writeHead(503).end();
  const named = request.headers["surrogate-key"];
  const tags = named ? String(named).split(" ") : (JSON.parse(body) as { tags: string[] }).tags;
  for (const [path, own] of kept) if (tags.some((tag) => own.has(tag))) kept.delete(path);
  response.end("{}");
};

beforeEach(() => {
  kept.clear();
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
    const keep = (cdn: Cdn, path: string, tags: string[]) =>
      kept.set(path, new Set((cdn.headers(tags)[header] ?? "").split(/[ ,]/)));

    it("forgets a page with more tags than a header holds whenever anything changes", async () => {
      const cdn = await open(name);
      const tags = Array.from({ length: 4_000 }, (_, n) => `document-${n}:page`);
      keep(cdn, "/many", tags);
      expect(cdn.headers(tags)[header]?.length).toBeLessThan(16_000);
      await cdn.purge(["document-7:page"]);
      expect(kept.size).toBe(0);
    });

    it("forgets what has a tag that was revalidated alone, asked in parts, and again where one failed", async () => {
      const cdn = await open(name);
      const tags = Array.from({ length: 70 }, (_, n) => `document-${n}:page`);
      keep(cdn, "/a", ["document-69:page", "list:page"]);
      keep(cdn, "/b", ["b:page"]);
      failing = 1;
      await cdn.purge(tags);
      expect([...kept.keys()]).toEqual(["/b"]);
      expect(purges).toHaveLength(4);
      const secret = purges[0]?.authorization ?? purges[0]?.["fastly-key"];
      expect(secret).toContain("token");
    });
  });
}

it("names the variable at fault", () => {
  expect(() => cdnFrom({ CDN: "other" })).toThrow("CDN is none we know");
  expect(() => cdnFrom({ CDN: "fastly" })).toThrow("CDN_PURGE_URL");
});
