import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DerivedCache } from "./derived-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "derived-"));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (length: number) => async () => Buffer.alloc(length);
const fail = async () => {
  throw new Error("rendered again");
};

describe("DerivedCache", () => {
  it("renders once, also for requests at the same time", async () => {
    const cache = new DerivedCache(folder, 1000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      return Buffer.from("picture");
    };
    const results = await Promise.all([cache.get("a", render), cache.get("a", render)]);
    expect(results.map(String)).toEqual(["picture", "picture"]);
    expect(String(await cache.get("a", fail))).toBe("picture");
    expect(renders).toBe(1);
  });

  it("stays under its bound, dropping the least recently used", async () => {
    const cache = new DerivedCache(folder, 100);
    await cache.get("a", bytes(40));
    await cache.get("b", bytes(40));
    await cache.get("a", fail);
    await cache.get("c", bytes(40));
    expect(cache.bytes).toBe(80);
    expect((await readdir(folder)).sort()).toEqual(["a", "c"]);
    await cache.get("too-large", bytes(101));
    expect(await readdir(folder)).not.toContain("too-large");
  });

  it("takes up what an earlier run left, and does not keep failures", async () => {
    await new DerivedCache(folder, 100).get("a", bytes(40));
    const next = new DerivedCache(folder, 100);
    await expect(next.get("b", fail)).rejects.toThrow("rendered again");
    expect((await next.get("a", fail)).byteLength).toBe(40);
    expect((await next.get("b", bytes(1))).byteLength).toBe(1);
  });

  it("renders again when a file was removed from under it", async () => {
    const cache = new DerivedCache(folder, 100);
    await cache.get("a", bytes(40));
    await rm(path.join(folder, "a"));
    expect((await cache.get("a", bytes(7))).byteLength).toBe(7);
    expect(cache.bytes).toBe(7);
  });
});
