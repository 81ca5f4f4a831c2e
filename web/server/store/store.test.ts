import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { ledgerFile } from "../../src/revalidation/dist-folder.ts";
import {
  builtDocuments,
  contentOf,
  ledgerState,
  someChanges,
  writeBuilt,
} from "../../src/revalidation/testing/ledgers.ts";
import { answer, LASTING, SOON, storesForTests, text } from "../testing/stores.ts";
import { EmbeddedStore } from "./embedded.ts";
import type { PageStore } from "./store.ts";

const { folder, inRedis, name: newName } = storesForTests();

/** Each opens a store; again, the store that the next process finds. */
const KINDS: Record<string, (name: string) => Promise<PageStore>> = {
  embedded: async (name) => new EmbeddedStore(join(folder, name), "one"),
  redis: (name) => inRedis(name),
};

for (const [kind, open] of Object.entries(KINDS)) {
  describe(`the ${kind} store`, () => {
    const name = () => newName(kind);

    it("keeps what it is given, at hand and over a restart", async () => {
      const place = name();
      const store = await open(place);
      const page = { ...answer("a page", ["a:page"]), payload: "/hydrate/x.js" };
      await store.keep("/a", page, { since: store.now(), lasting: true });
      expect(store.peek("/a")).toEqual({ answer: page, fresh: true });
      await store.close();
      const next = await open(place);
      expect(next.peek("/a")).toBeUndefined();
      expect(await next.find("/a")).toEqual({ answer: page, fresh: true });
      expect(text(next.peek("/a"))).toBe("a page");
      await next.close();
    });

    it("makes stale what has a tag, and nothing else, over a restart too", async () => {
      const place = name();
      const store = await open(place);
      const since = store.now();
      await store.keep("/a", answer("a", ["a:page", "list:page"]), { since, lasting: true });
      await store.keep("/b", answer("b", ["b:page"]), { since, lasting: true });
      await store.revalidate(["a:page", "none"]);
      expect(store.peek("/a")?.fresh).toBe(false);
      expect(store.peek("/b")?.fresh).toBe(true);
      await store.close();
      const next = await open(place);
      expect(await next.find("/a")).toMatchObject({ fresh: false });
      expect(await next.find("/b")).toMatchObject({ fresh: true });
      await next.close();
    });

    it("keeps nothing whose content changed while it was made", async () => {
      const store = await open(name());
      const since = store.now();
      await store.revalidate(["a:page"]);
      await store.keep("/a", answer("old", ["a:page"]), { since, lasting: true });
      await store.keep("/b", answer("b", ["b:page"]), { since, lasting: true });
      expect(await store.find("/a")).toBeUndefined();
      expect(text(await store.find("/b"))).toBe("b");
      await store.keep("/a", answer("new", ["a:page"]), { since: store.now(), lasting: true });
      expect(text(await store.find("/a"))).toBe("new");
      await store.close();
    });

    it("keeps what was invented in memory alone, and forgets the page that was there", async () => {
      const place = name();
      const store = await open(place);
      const since = store.now();
      await store.keep("/a", answer("a page"), { since, lasting: true });
      await store.keep("/a", { ...answer("gone"), status: 404 }, { since, lasting: false });
      expect(text(store.peek("/a"))).toBe("gone");
      await store.close();
      const next = await open(place);
      expect(await next.find("/a")).toBeUndefined();
      await next.close();
    });

    it("says what was revalidated since a time", async () => {
      const store = await open(name());
      // Of the moment it opened it knows nothing.
      await vi.waitUntil(() => !store.revalidatedAfter(Date.now(), []), SOON);
      const before = Date.now();
      await store.revalidate(["a:page"]);
      expect(store.revalidatedAfter(before, ["a:page", "b:page"])).toBe(true);
      expect(store.revalidatedAfter(before, ["b:page"])).toBe(false);
      expect(store.revalidatedAfter(Date.now() + 1, ["a:page"])).toBe(false);
      await store.close();
    });

    it("counts work by kind and second", async () => {
      const store = await open(name());
      const asked = ["a", "a", "b", "a"].map((what) => store.allow(what, 2, 5_999));
      expect(await Promise.all(asked)).toEqual([true, true, true, false]);
      expect(await store.allow("a", 2, 6_000)).toBe(true);
      await store.close();
    });

    it("has a ledger that is the same after any writes and restarts", async () => {
      await fc.assert(
        fc.asyncProperty(builtDocuments, fc.array(someChanges), async (built, writes) => {
          const place = name();
          const model = await writeBuilt(ledgerFile(join(folder, place)), built);
          let probe = built ? "build" : "";
          let store = await open(place);
          for (const { changes, next, restart } of writes) {
            await store.ledger.read();
            await store.ledger.write(changes, next);
            for (const [id, after] of changes) after ? model.set(id, after) : model.delete(id);
            probe = next ?? probe;
            if (restart) {
              await store.close();
              store = await open(place);
            }
            expect(contentOf(await store.ledger.read())).toEqual([model, probe]);
          }
          await store.close();
        }),
        { numRuns: 12 },
      );
    });

    it("knows which messages were handled", async () => {
      const store = await open(name());
      expect(await store.wasHandled("m")).toBe(false);
      await store.noteHandled("m");
      expect(await store.wasHandled("m")).toBe(true);
      await store.close();
    });
  });
}

it("the embedded store of another build begins anew", async () => {
  const place = join(folder, "builds");
  const old = new EmbeddedStore(place, "old");
  await old.keep("/a", answer("old"), LASTING);
  await old.close();
  const next = new EmbeddedStore(place, "new");
  expect(await next.find("/a")).toBeUndefined();
  await next.close();
});

it("the embedded store of a process that another relieves finds out for itself what changed", async () => {
  const place = join(folder, "relieved");
  const built = await writeBuilt(ledgerFile(place), ["a"]);
  const open = () => new EmbeddedStore(place, "one");
  const [old, next] = [open(), open()];
  await next.ledger.write(new Map([["b", ledgerState("1")]]), "next");
  expect(contentOf(await old.ledger.read())).toEqual([built, "build"]);
  const last = open();
  expect(contentOf(await last.ledger.read())).toEqual(contentOf(await next.ledger.read()));
  await Promise.all([old, next, last].map((store) => store.close()));
});

it("an answer that was begun before anything was known is kept when nothing was revalidated", async () => {
  const store = new EmbeddedStore(join(folder, "first"), "one");
  await store.keep("/a", answer("a"), LASTING);
  expect(text(store.peek("/a"))).toBe("a");
  await store.close();
});
