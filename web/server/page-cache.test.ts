import { expect, it, vi } from "vitest";
import type { Found } from "../src/routing/known-addresses.ts";
import { FAILURE, REFERENCE } from "../src/routing/page-path.ts";
import { PageCache } from "./page-cache.ts";
import type { Rendered } from "./render.ts";
import { CacheStore } from "./store.ts";
import { serve } from "./testing/serve.ts";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = "<script>self.__next_f.push([0])</script>";
const CANONICAL = "https://site.example/about";

type Page = Partial<Rendered> & { failed?: boolean; whileRendered?: () => unknown };

const rendered = (type: string, body: string, tags: string[]): Rendered => ({
  ...{ status: 200, headers: { "content-type": type }, body: Buffer.from(body), tags },
});

const MISSING = { ...rendered("text/html", "", []), status: 404 };

/** A page as Next renders it, with this text in its body. */
const page = (text: string, tag = "a"): Page =>
  rendered(
    "text/html; charset=utf-8",
    `<html><head>${SCRIPT}${DATA}<link rel="canonical" href="${CANONICAL}"></head><body>${text}</body></html>`,
    [tag],
  );

/** Opens a page cache in front of a fake Next that has these pages. */
async function open(pages: Record<string, Page>, addresses: Record<string, Found> = {}) {
  const all: Record<string, Page> = {
    "/not-found": page("We can’t find that page", "menu"),
    "/failure": page(`Something went wrong. Reference: ${REFERENCE}.`, "menu"),
    ...pages,
  };
  const urls: string[] = [];
  const store = new CacheStore();
  const cache = new PageCache({
    store,
    addresses: {
      find: async (path) => addresses[path] ?? (all[path] ? "known" : "unknown"),
    },
    loader: "/loader.js",
    render: async ({ url }) => {
      urls.push(url);
      const { failed, whileRendered, ...own } = all[url] ?? {};
      const found = { ...MISSING, ...own };
      await whileRendered?.();
      return failed ? { ...found, status: 500 } : found;
    },
  });
  const origin = await serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const target = { key: decodeURIComponent(pathname), query: search };
    cache.respond(request, response, { kind: "page", ...target });
  });
  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  return { cache, get, store, pages: all, rendered: urls };
}

const FRESH = "max-age=1, stale-if-error=86400";

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
  const { headers, text } = await get("/about");
  expect(text).toContain("old");
  expect(headers["cdn-cache-control"]).toBe("no-store");
  pages["/about"] = page("new");
  expect((await get("/about")).text).toContain("new");
});

it("does not let a request join a rendering that began before a change", async () => {
  const { get, store, pages } = await open({});
  const [started, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  pages["/about"] = {
    ...page("old"),
    whileRendered: () => {
      started.resolve();
      return finished.promise;
    },
  };
  const early = get("/about");
  await started.promise;
  store.invalidate(["a"]);
  pages["/about"] = page("new");
  const late = get("/about");
  expect((await late).text).toContain("new");
  finished.resolve();
  expect((await early).text).toContain("old");
  expect((await get("/about")).text).toContain("new");
});

it("lets a CDN keep fresh pages and files for a second, and only those", async () => {
  const { get, store, pages } = await open({
    "/about": page("words"),
    "/feed.xml": rendered("application/xml", "#", []),
    "/none": { failed: true },
  });
  const lifetime = async (path: string) => (await get(path)).headers["cdn-cache-control"];
  for (const path of ["/about", "/about", "/feed.xml"]) expect(await lifetime(path)).toBe(FRESH);
  for (const path of ["/unknown", "/unknown"]) expect(await lifetime(path)).toBe("no-store");
  store.invalidate(["a"]);
  pages["/about"] = { failed: true };
  expect(await lifetime("/about")).toBe("no-store");
});

it("answers for unknown addresses without rendering them, each kind with its own 404", async () => {
  const { get, rendered, store } = await open({ "/blog": page("All articles") });
  for (let n = 0; n < 20; n++) {
    const { status, headers, text } = await get(`/made-up-${n}.php`);
    expect([status, headers["x-robots-tag"]]).toEqual([404, "noindex"]);
    expect(text).toContain("We can’t find that page");
  }
  expect((await get("/blog/made-up")).text).toContain("All articles");
  expect(await get("/og/made-up.png")).toMatchObject({
    status: 404,
    text: "There is nothing here.",
  });
  expect(rendered).toEqual(["/not-found", "/blog"]);
  store.invalidate(["addresses"]);
  expect((await get("/made-up")).status).toBe(404);
  expect(rendered).toHaveLength(3);
});

it("redirects to the address that is meant, with the query", async () => {
  const { get, rendered } = await open({}, { "/old": { movedTo: "/about" } });
  const { status, headers } = await get("/old?from=a%20letter");
  expect([status, headers.location]).toEqual([308, "/about?from=a%20letter"]);
  expect(rendered).toEqual([]);
});

it("forgets a page whose address no longer exists, also for outages", async () => {
  const addresses: Record<string, Found> = {};
  const { get, store } = await open({ "/about": page("as it was") }, addresses);
  await get("/about");
  addresses["/about"] = "unknown";
  store.invalidate(["a", "addresses"]);
  expect((await get("/about")).status).toBe(404);
  expect(store.get("/about")).toBeUndefined();
});

it("takes an address that is known but not found for an error, and serves what was there while it fails", async () => {
  const { get, store, pages } = await open({ "/about": MISSING });
  expect((await get("/about")).status).toBe(500);
  pages["/about"] = page("published");
  expect((await get("/about")).text).toContain("published");
  const moved = { ...MISSING, tags: ["a"], status: 308, headers: { location: "/" } };
  for (const wrong of [MISSING, moved, { failed: true }]) {
    pages["/about"] = wrong;
    store.invalidate(["a"]);
    const { status, headers, text } = await get("/about");
    expect([status, headers["cache-status"]]).toEqual([200, "site; fwd=stale"]);
    expect(text).toContain("published");
  }
  pages["/about"] = page("again");
  expect((await get("/about")).text).toContain("again");
});

it("does not let an error be cached", async () => {
  const { cache, get } = await open({ "/about": { failed: true } });
  await cache.get(FAILURE);
  for (let times = 0; times < 2; times++) {
    const { status, headers, text } = await get("/about");
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(text).toContain("Something went wrong");
    expect(Object.keys(headers).join()).not.toMatch(/cdn-cache-control|etag/);
  }
});

it("gives each failure a reference, which the log has too", async () => {
  const { get } = await open({ "/about": { failed: true } });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const references = [];
  for (let times = 0; times < 2; times++) {
    const { text } = await get("/about");
    references.push(/Reference: ([0-9a-f]{8})\./.exec(text)?.[1]);
  }
  const log = logged.mock.calls.join("\n");
  logged.mockRestore();
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(log).toContain(reference);
});

it("sends plain text when even the failure page cannot be rendered", async () => {
  const { get } = await open({ "/about": { failed: true }, "/failure": { failed: true } });
  const { status, headers, text } = await get("/about");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(text).toMatch(/^Something went wrong on our side\. Reference: [0-9a-f]{8}\.$/);
});

it("bounds the searches under way and waiting, but no page, and says when to try again", async () => {
  const finished = Promise.withResolvers<void>();
  const known = Array.from({ length: 60 }, (_, at) => `/search/in/word-${at}`);
  const search = { ...page(""), whileRendered: () => finished.promise };
  const searches = Object.fromEntries(known.map((path) => [path, search]));
  const { get, rendered: urls } = await open({ ...searches, "/search": page("") });
  const flood = known.map((path) => get(path));
  const [refused] = await Promise.all([Promise.any(flood), get("/search")]);
  const headers = { "retry-after": "2", "cache-control": "no-store" };
  expect(refused).toMatchObject({ status: 429, headers });
  expect(urls.filter((url) => known.includes(url)).length).toBe(1);
  finished.resolve();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
