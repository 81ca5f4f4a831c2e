import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CacheEntry, CacheStore } from "./store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (build = "build") => CacheStore.open(folder, build);

function restart(store: CacheStore): CacheStore {
  store.close();
  return open();
}

const entry = (text: string, tags: string[] = [], payload?: string): CacheEntry => ({
  status: 200,
  headers: { etag: `"${text}"` },
  body: Buffer.from(text),
  tags,
  ...(payload ? { payload } : {}),
});

const bodyOf = (store: CacheStore, key: string) => store.get(key)?.entry.body.toString();

const put = (store: CacheStore, key: string, value: CacheEntry, persistent = true) =>
  store.set(key, value, { since: store.now(), persistent });

it("returns a stored entry, also after a restart", () => {
  const store = open();
  const page = entry("a page", ["a:page"], "/hydrate/x.js");
  put(store, "/a", page);
  expect(store.get("/a")).toEqual({ entry: page, isFresh: true });
  expect(restart(store).get("/a")).toEqual({ entry: page, isFresh: true });
});

it("marks only entries with an invalidated tag as stale, also after a restart", () => {
  const store = open();
  put(store, "/a", entry("a", ["a:page", "list:page"]));
  put(store, "/b", entry("b", ["b:page"]));
  store.invalidate(["a:page", "none"]);
  for (const instance of [store, restart(store)]) {
    expect(instance.get("/a")).toMatchObject({ isFresh: false });
    expect(instance.get("/b")).toMatchObject({ isFresh: true });
  }
});

it("finds the entries with a tag", () => {
  const store = open();
  put(store, "/a", entry("a", ["a:page", "list:page"]));
  put(store, "/b", entry("b", ["b:page", "list:page"]));
  expect(store.keysByTag(["a:page", "list:page", "none"])).toEqual(
    new Map([
      ["a:page", ["/a"]],
      ["list:page", ["/a", "/b"]],
    ]),
  );
});

it("keeps a non-persistent entry in memory only, and deletes the page it replaces", () => {
  const store = open();
  put(store, "/a", entry("a page"));
  put(store, "/a", { ...entry("gone"), status: 404 }, false);
  expect(bodyOf(store, "/a")).toBe("gone");
  expect(restart(store).get("/a")).toBeUndefined();
});

it("gives each instance a file of its own, which a later instance reuses", () => {
  const [one, two] = [open(), open()];
  put(one, "/a", entry("one"));
  put(two, "/a", entry("two"));
  one.ledger.write(new Map([["a", { type: "page", rev: "1", parts: {} }]]), "one");
  expect([one, two].map((store) => bodyOf(store, "/a"))).toEqual(["one", "two"]);
  expect(two.ledger.state("a")).toBeUndefined();
  const next = restart(one);
  expect(bodyOf(next, "/a")).toBe("one");
  expect(next.ledger.state("a")).toEqual({ type: "page", rev: "1", parts: {} });
  expect(open("another build").get("/a")).toBeUndefined();
});

it("starts with the prerendered pages only the first time", () => {
  const prerendered = CacheStore.openPrerendered(folder);
  put(prerendered, "/a", entry("built", ["a:page"]));
  prerendered.close();
  const [one, two] = [open(), open()];
  expect([one, two].map((store) => bodyOf(store, "/a"))).toEqual(["built", "built"]);
  one.invalidate(["a:page"]);
  expect(restart(one).get("/a")).toMatchObject({ isFresh: false });
});

it("resets a file that was unused for days, because its hydration files may be gone", () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const prerendered = CacheStore.openPrerendered(folder);
  put(prerendered, "/a", entry("built", [], "/built.js"));
  prerendered.close();
  let store = open();
  /** What is in the cache and the ledger after a restart this many days after the last use. */
  const after = (days: number) => {
    put(store, "/a", entry("rendered", [], "/rendered.js"));
    put(store, "/feed.xml", entry("a feed has none"));
    store.ledger.write(new Map([["a", { type: "page", rev: "2", parts: {} }]]), "now");
    store.tidy();
    vi.setSystemTime(Date.now() + days * 86_400_000);
    store = restart(store);
    const { ledger } = store;
    return [bodyOf(store, "/a"), store.payloads(), ledger.state("a")?.rev, ledger.probe];
  };
  expect(after(4)).toEqual(["rendered", ["/rendered.js"], "2", "now"]);
  expect(after(7)).toEqual(["built", ["/built.js"], undefined, ""]);
  vi.useRealTimers();
});
