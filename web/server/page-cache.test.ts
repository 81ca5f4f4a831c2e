import { randomUUID } from "node:crypto";
import { temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { expect, it, onTestFinished, vi } from "vitest";
import { FAILURE } from "../src/responses/page-path.ts";
import type { RenderedPage } from "./next-cache/pages.ts";
import { PageCache } from "./page-cache.ts";
import { NOT_FOUND } from "./request.ts";
import { CacheStore } from "./store.ts";
import { serve } from "./testing/serve.ts";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const MISSING = '<html id="__next_error__"></html>';

type Page = Partial<RenderedPage> & { failed?: boolean; whileRendered?: () => void };

/** A page as Next renders it, with this text in its body. */
const page = (text: string, tags = "a"): Page => ({
  html: `<html><head>${SCRIPT}</head><body>${text}</body></html>`,
  headers: { "x-next-cache-tags": tags },
});

const folder = temporaryFolder();

/** Opens a page cache in front of a fake Next that has these pages. */
async function open(pages: Record<string, Page>) {
  const all: Record<string, Page> = {
    "/not-found": page("There is no page here", "menu"),
    [FAILURE]: page("Something went wrong", "menu"),
    ...pages,
  };
  const rendered: string[] = [];
  const store = CacheStore.open(folder, randomUUID());
  onTestFinished(() => store.close());
  const cache = new PageCache({
    store,
    files: { add: async () => {} },
    loader: "/loader.js",
    cdnHeaders: (tags) => ({ "cache-tag": tags.join(), "cdn-cache-control": "max-age=3600" }),
    render: async ({ url }) => {
      rendered.push(url);
      const { failed, whileRendered, ...found } = all[url] ?? { html: MISSING, headers: {} };
      whileRendered?.();
      const status = failed ? 500 : 200;
      const result = failed ? undefined : { kind: "APP_PAGE", ...found };
      return { rendered: result, status, headers: {}, body: Buffer.alloc(0) };
    },
  });
  const origin = await serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    cache.respond(request, response, decodeURIComponent(pathname), search);
  });
  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  return { cache, get, store, pages: all, rendered };
}

it("renders a page once for concurrent requests, and again after an invalidation", async () => {
  const { get, store, pages, rendered } = await open({ "/about": page("one") });
  const first = await Promise.all([get("/about"), get("/about"), get("/about")]);
  expect(first.map(({ text }) => text.includes("one"))).toEqual([true, true, true]);
  expect((await get("/about")).headers["cache-status"]).toBe("site; hit");
  expect(rendered).toEqual(["/about"]);
  pages["/about"] = page("two");
  store.invalidate(["a"]);
  expect((await get("/about")).text).toContain("two");
});

it("does not cache a page whose content changed while it was rendered", async () => {
  const { get, store, pages } = await open({});
  pages["/about"] = { ...page("old"), whileRendered: () => store.invalidate(["a"]) };
  expect((await get("/about")).text).toContain("old");
  pages["/about"] = page("new");
  expect((await get("/about")).text).toContain("new");
});

it("sets the Vary header", async () => {
  const file = (type: string) => ({ body: Buffer.from("#"), headers: { "content-type": type } });
  const { get } = await open({
    "/about": page("words"),
    "/markdown/about": file("text/markdown"),
    "/feed.xml": file("application/xml"),
  });
  expect((await get("/about")).headers.vary).toBe("accept, accept-encoding");
  expect((await get("/markdown/about")).headers.vary).toBe("accept, accept-encoding");
  expect((await get("/feed.xml")).headers.vary).toBe("accept-encoding");
});

it("returns 404 with a page that the CDN purges when an address changes", async () => {
  const { get, store, pages } = await open({});
  const { status, headers, text } = await get("/new");
  expect([status, headers["x-robots-tag"]]).toEqual([404, "noindex"]);
  expect(headers["cache-tag"]?.split(",")).toEqual(["menu", "addresses"]);
  expect(text).toContain("There is no page here");
  pages["/new"] = page("new");
  store.invalidate(["addresses"]);
  expect((await get("/none")).status).toBe(404);
});

it("serves the stale page while it cannot be rendered", async () => {
  const { get, store, pages } = await open({ "/about": page("as it was") });
  await get("/about");
  store.invalidate(["a"]);
  pages["/about"] = { failed: true };
  const { status, headers, text } = await get("/about");
  expect([status, headers["cache-status"]]).toEqual([200, "site; fwd=stale"]);
  expect(text).toContain("as it was");
});

it("does not let an error be cached", async () => {
  const { cache, get } = await open({ "/about": { failed: true } });
  await cache.get(FAILURE);
  for (let times = 0; times < 2; times++) {
    const { status, headers, text } = await get("/about");
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(text).toContain("Something went wrong");
    expect(Object.keys(headers).join()).not.toMatch(/cache-tag|cdn-cache-control|etag/);
  }
});

it("sends plain text when even the failure page cannot be rendered", async () => {
  const { get } = await open({ "/about": { failed: true }, [FAILURE]: { failed: true } });
  const { status, headers, text } = await get("/about");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(text).toBe("Something went wrong on our side.");
});

it("limits the searches rendered per second, and does not count the search index", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  const index = { body: Buffer.from("[]"), headers: { "content-type": "application/json" } };
  const { get } = await open({ "/search/index.json": index });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => (await get(`/search/word-${at}`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  const headers = { "retry-after": "1", "cache-control": "no-store" };
  expect(await get("/search/one-more")).toMatchObject({ status: 429, headers });
  expect((await get("/search/index.json")).status).toBe(200);
  vi.restoreAllMocks();
});

it("persists only pages at addresses that visitors cannot make up", async () => {
  const known = ["/search/word", "/search/index.json", "/about"];
  const { cache, store } = await open(Object.fromEntries(known.map((path) => [path, page("")])));
  const set = vi.spyOn(store, "set");
  for (const key of [...known, "/no-such-page", NOT_FOUND]) await cache.get(key);
  const persistent = set.mock.calls.filter(([, , options]) => options.persistent);
  expect(persistent.map(([key]) => key)).toEqual(["/search/index.json", "/about", NOT_FOUND]);
  expect(set).toHaveBeenCalledTimes(5);
});
