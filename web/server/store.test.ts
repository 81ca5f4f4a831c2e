import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { health } from "../src/runtime/observability/health.ts";
import { buildFile, writeBuild } from "./build-cache.ts";
import type { CacheEntry } from "./entry.ts";
import { CacheStore } from "./store.ts";

const entry = (text: string, tags: string[] = []): CacheEntry => ({
  status: 200,
  headers: { etag: `"${text}"` },
  body: Buffer.from(text),
  tags,
});

const bodyOf = (store: CacheStore, key: string) => store.get(key)?.entry.body.toString();

const put = (store: CacheStore, key: string, value: CacheEntry) =>
  store.set(key, value, store.now());

/** The largest page here. */
const LONG = "long ".repeat(20_000);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(dirname(buildFile(folder)));
  const state = { type: "page", rev: "1", parts: { "a:page": "x" } };
  const pages = { "/a": entry("built", ["a:page"]), "/long": entry(LONG, ["long:page"]) };
  writeBuild(folder, {
    ledger: { states: new Map([["a", state]]), day: "2026-11-29" },
    entries: new Map(Object.entries(pages)),
  });
});

it("begins with the build's pages and ledger, for any number of instances", () => {
  const [one, two] = [CacheStore.open(folder), CacheStore.open(folder)];
  for (const store of [one, two]) {
    expect(store.get("/a")).toEqual({ entry: entry("built", ["a:page"]), isFresh: true });
    expect(store.ledger.states.get("a")?.rev).toBe("1");
    expect(store.ledger.day).toBe("2026-11-29");
  }
  put(one, "/a", entry("rendered"));
  expect([one, two].map((store) => bodyOf(store, "/a"))).toEqual(["rendered", "built"]);
  expect(bodyOf(CacheStore.open(folder), "/a")).toBe("built");
});

it("marks only entries with an invalidated tag as stale, in memory or not", () => {
  const store = CacheStore.open(folder);
  put(store, "/b", entry("b", ["b:page"]));
  store.invalidate(["a:page", "none"]);
  expect(store.get("/a")).toMatchObject({ isFresh: false });
  expect(store.get("/b")).toMatchObject({ isFresh: true });
  store.invalidate(["b:page"]);
  expect(store.get("/b")).toMatchObject({ isFresh: false });
});

it("finds the pages with a tag, in memory or not", () => {
  const store = CacheStore.open(folder);
  put(store, "/b", entry("b", ["b:page", "list:page"]));
  put(store, "/long", entry("rendered", ["list:page"]));
  expect(store.keysByTag(["a:page", "list:page", "long:page"])).toEqual(
    new Map([
      ["a:page", ["/a"]],
      ["list:page", ["/b", "/long"]],
      ["long:page", []],
    ]),
  );
});

it("does not cache an entry that was invalidated while it was rendered", () => {
  const store = new CacheStore();
  const since = store.now();
  store.invalidate(["a:page"]);
  expect(store.set("/a", entry("old", ["a:page"]), since)).toBe(false);
  expect(store.get("/a")).toBeUndefined();
  expect([store.changedSince(since), store.changedSince(store.now() + 1)]).toEqual([true, false]);
});

it("evicts no page for searches, which visitors can make up", () => {
  const store = new CacheStore();
  put(store, "/a", entry("a"));
  const long = entry(LONG);
  for (let n = 0; n < 1_000; n++) put(store, `/search/in/services/${n}`, long);
  expect(bodyOf(store, "/a")).toBe("a");
});

it("has what the build rendered while memory is full, unless it was removed", () => {
  const store = CacheStore.open(folder);
  put(store, "/a", entry("rendered", ["a:page"]));
  for (let n = 0; n < 1_000; n++) put(store, `/${n}`, entry(LONG));
  expect(bodyOf(store, "/a")).toBe("built");
  store.delete("/a");
  expect(store.get("/a")).toBeUndefined();
});

describe("a damaged build", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

  const file = () => buildFile(folder);
  /** Overwrites a few bytes of the last occurrence of a text. */
  const damage = (text: string) => {
    const bytes = readFileSync(file());
    bytes.write("#####", bytes.lastIndexOf(text));
    writeFileSync(file(), bytes);
  };

  it.each([
    ["is missing", () => writeFileSync(file(), "")],
    ["is something else", () => writeFileSync(file(), "x".repeat(10_000))],
    ["is truncated", () => truncateSync(file(), 8_192)],
    ["has a changed page", () => damage("long long")],
  ])("that %s is dropped and reported, and the site goes on without it", (_what, harm) => {
    harm();
    const store = CacheStore.open(folder);
    expect(store.get("/long")).toBeUndefined();
    expect(put(store, "/long", entry("rendered"))).toBe(true);
    expect(bodyOf(store, "/long")).toBe("rendered");
    expect(health().problems.join()).toContain("rendered on their first request");
    // For everyone to read.
    expect(health().problems.join()).not.toMatch(/\/|Error|damaged/i);
    expect(vi.mocked(console.error).mock.calls.join()).toContain("build unreadable");
  });
});
