import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MALFORMED } from "../tests/malformed.ts";
import { proxy } from "./proxy.ts";

const SITE = "https://currawong.example";
const ask = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  proxy(new NextRequest(SITE + path, init));

vi.mock("./content/fetch-content.ts", () => ({
  fetchContent: async () => [{ _type: "aboutPage", aliases: ["/who-we-are"] }],
}));

afterEach(() => vi.unstubAllEnvs());

it("rewrites a search to the path it is rendered under", async () => {
  const answer = await ask("/search?q=chatbot");
  expect(answer.headers.get("x-middleware-rewrite")).toBe(`${SITE}/search/in/search/cT1jaGF0Ym90`);
});

it("has forms answered by their route, with the headers of every page", async () => {
  const init = { method: "POST", body: new FormData() };
  const answer = await ask("/about?from=mail", init);
  expect(answer.headers.get("x-middleware-rewrite")).toBe(`${SITE}/api/forms`);
  expect(answer.headers.get("x-middleware-request-x-form-page")).toBe("/about?from=mail");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.has("cache-control")).toBe(false);
});

it("removes forged draft mode cookies and no others", async () => {
  const cookie = "a=b; __prerender_bypass=forged; __Host-draft_session=1.drafts.x";
  const answer = await ask("/about", { headers: { cookie } });
  expect(answer.headers.get("x-middleware-next")).toBe("1");
  expect(answer.headers.get("x-middleware-request-cookie")).toBe("a=b");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});

describe("on a host that runs Next its own way", () => {
  beforeEach(() => vi.stubEnv("NODE_ENV", "production"));

  it("lets no shared cache keep what nothing could purge", async () => {
    for (const path of ["/about", "/feed.xml", "/sitemap.xml", "/no-such-page"]) {
      const { headers } = await ask(path);
      expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
      expect(headers.get("vary"), path).toBe("accept");
    }
    expect((await ask("/api/health")).headers.has("cache-control")).toBe(false);
  });

  it("leads to the address that is meant, and gives all unknown ones one response", async () => {
    for (const path of ["/who-we-are", "/About", "/about)", "/about%E2%80%8B"]) {
      const { status, headers } = await ask(`${path}?a=1`);
      expect([status, headers.get("location")], path).toEqual([308, `${SITE}/about?a=1`]);
    }
    expect((await ask("/rss")).headers.get("location")).toBe(`${SITE}/feed.xml`);
    const pages = {
      "/not-found/page": ["/made-up", "/services/made-up", "/failure"],
      "/not-found/blog": ["/blog/made-up"],
    };
    for (const [page, paths] of Object.entries(pages)) {
      for (const path of paths) {
        const { headers, status } = await ask(path);
        expect([status, headers.get("x-robots-tag")], path).toEqual([404, "noindex"]);
        expect(headers.get("x-middleware-rewrite"), path).toBe(SITE + page);
      }
      // Where Next sends its rewrites here again, they would otherwise go round for ever.
      const again = await ask(page);
      expect([again.status, again.headers.get("x-middleware-next")]).toEqual([404, "1"]);
    }
  });

  it("sends Next no address that it cannot decode, with the cookie of draft mode or without", async () => {
    const cookie = "__prerender_bypass=forged";
    for (const path of MALFORMED) {
      for (const headers of [new Headers(), new Headers({ cookie })]) {
        const answer = await ask(path, { headers });
        expect(answer.headers.get("x-middleware-rewrite"), path).toBe(`${SITE}/_not-found`);
        expect(answer.status, path).toBe(404);
      }
    }
  });

  it("limits searches", async () => {
    const search = async (n: number) => (await ask(`/search?q=word-${n}`)).status;
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => search(n)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  });
});
