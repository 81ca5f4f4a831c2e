import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PageMemory } from "./page-memory.ts";

describe("PageMemory", () => {
  afterEach(() => {
    tagsManifest.clear();
    vi.useRealTimers();
  });

  it("answers what it was given, and nothing else", () => {
    const memory = new PageMemory<string>(2);
    memory.set("/a", "A", []);
    expect(memory.get("/a")?.value).toBe("A");
    expect(memory.get("/b")).toBeUndefined();
  });

  it("forgets the page asked for longest ago when it is full", () => {
    const memory = new PageMemory<string>(2);
    memory.set("/a", "A", []);
    memory.set("/b", "B", []);
    memory.get("/a");
    memory.set("/c", "C", []);
    expect(memory.size).toBe(2);
    expect(memory.get("/b")).toBeUndefined();
    expect(memory.get("/a")?.value).toBe("A");
  });

  it("counts a page that is set again once, and as the newest", () => {
    const memory = new PageMemory<string>(2);
    memory.set("/a", "A", []);
    memory.set("/b", "B", []);
    memory.set("/a", "A2", []);
    memory.set("/c", "C", []);
    expect(memory.get("/a")?.value).toBe("A2");
    expect(memory.get("/b")).toBeUndefined();
  });

  it("does not answer with a page whose content has changed since", () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now - 2_000 });
    const memory = new PageMemory<string>(2);
    memory.set("/a", "A", ["addresses"]);
    memory.set("/b", "B", ["other"]);
    tagsManifest.set("addresses", { expired: now - 1_000 });
    expect(memory.get("/a")).toBeUndefined();
    expect(memory.get("/b")?.value).toBe("B");
  });
});
