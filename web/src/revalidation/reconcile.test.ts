import type { SanityClient } from "@sanity/client";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ledger, LedgerStore } from "./ledger.ts";
import { changedParts, type Look, reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { startLakeProcess } from "./testing/lake-process.ts";

let lake: Awaited<ReturnType<typeof startLakeProcess>>;
let client: SanityClient;
beforeAll(async () => {
  lake = await startLakeProcess();
  client = lake.client;
});
afterAll(() => lake.stop());

const service = {
  _id: "service-a",
  _type: "service",
  title: "Service A",
  slug: { _type: "slug", current: "a" },
  group: { _type: "reference", _ref: "group" },
  startingPrice: { _type: "price", amount: 100, unit: "once" },
  order: 1,
};

/** A ledger in memory, and what was revalidated on its account. */
function site() {
  let kept: Ledger | undefined;
  const store: LedgerStore = {
    read: async () => kept,
    write: async (ledger) => {
      kept = ledger;
    },
  };
  const revalidated: string[] = [];
  const revalidate = (tags: string[]) => void revalidated.push(...tags);
  const options = { client, store, revalidate };
  return {
    options,
    /** The tags revalidated since the last time, sorted. */
    taken: () => revalidated.splice(0).sort(),
  };
}

let one: ReturnType<typeof site>;
beforeEach(async () => {
  await client.delete({ query: "*[defined(_type)]" });
  await client.createOrReplace({ _id: "group", _type: "serviceGroup", title: "Group", order: 1 });
  await client.createOrReplace(service);
  one = site();
  await reconcileDataset(one.options);
  one.taken();
});

const announce = (...ids: string[]) =>
  reconcileDocuments(one.options, new Map(ids.map((id) => [id, "service"])));

describe("reconciling", () => {
  it("counts everything as changed when nothing is known", async () => {
    const fresh = site();
    await reconcileDataset(fresh.options);
    expect(fresh.taken()).toEqual(
      expect.arrayContaining(["service-a:page", "list:service", "addresses", "group:entry"]),
    );
  });

  it("does nothing while nothing changes", async () => {
    expect(await reconcileDataset(one.options)).toEqual([]);
    expect(await announce("service-a")).toEqual([]);
    expect(one.taken()).toEqual([]);
  });

  it("revalidates the views that show what changed, and no other", async () => {
    await client.patch("service-a").set({ "startingPrice.amount": 200 }).commit();
    await announce("service-a");
    const tags = one.taken();
    expect(tags).toEqual(expect.arrayContaining(["service-a:page", "service-a:card-catalogue"]));
    for (const tag of ["service-a:link", "list:service", "addresses", "group:entry"]) {
      expect(tags).not.toContain(tag);
    }
  });

  it("tells a new place in the list and a new address from other changes", async () => {
    await client.patch("service-a").set({ order: 9 }).commit();
    await announce("service-a");
    expect(one.taken()).toEqual(["documents", "list:service"]);
    await client.patch("service-a").set({ "slug.current": "b" }).commit();
    await announce("service-a");
    expect(one.taken()).toEqual(expect.arrayContaining(["addresses", "service-a:link"]));
  });

  it("changes no view for a field that no page shows", async () => {
    await client.patch("service-a").set({ alsoQuoted: [] }).commit();
    await announce("service-a");
    expect(one.taken()).toEqual(["documents"]);
  });

  it.each(["recent", "whole"] as const)(
    "finds what no message announced: changed, new and gone (%s)",
    async (look) => {
      const lookAgain = () => reconcileDataset(one.options, look);
      await client.patch("service-a").set({ title: "Renamed" }).commit();
      expect(await lookAgain()).toContain("service-a:page");
      await client.create({ ...service, _id: "service-b" });
      expect(await lookAgain()).toContain("list:service");
      await client.delete("service-b");
      expect(await lookAgain()).toEqual(
        expect.arrayContaining(["service-b:page", "list:service", "addresses"]),
      );
      expect(await lookAgain()).toEqual([]);
      await client.delete("service-a").then(() => client.create({ ...service, _id: "service-c" }));
      expect(await lookAgain()).toEqual(
        expect.arrayContaining(["service-a:page", "service-c:page"]),
      );
    },
  );

  it("lists every document only when it has to: when told to, and when something is gone", async () => {
    const asked: string[] = [];
    const counting = new Proxy(client, {
      get: (target, name) =>
        name === "fetch"
          ? (query: string, params: object) => {
              asked.push(query);
              return target.fetch(query, params);
            }
          : Reflect.get(target, name, target),
    });
    const listed = async (look: Look) => {
      asked.splice(0);
      await reconcileDataset({ ...one.options, client: counting }, look);
      return asked.some((query) => /^\*\[_type in \$types\]\{/.test(query));
    };
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    expect(await listed("recent")).toBe(false);
    await client.patch("service-a").set({ title: "Renamed again" }).commit();
    expect(await listed("whole")).toBe(true);
    await client.delete("service-a");
    expect(await listed("recent")).toBe(true);
  });

  it("knows every document as it is, whatever happened between two looks at what is recent", async () => {
    const id = fc.constantFrom("a", "b", "c", "d").map((name) => `service-${name}`);
    const change = fc.record({ id, what: fc.constantFrom("write", "delete"), look: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const [at, { id, what, look }] of changes.entries()) {
          if (what === "delete") await client.delete(id);
          else await client.createOrReplace({ ...service, _id: id, title: `Change ${at}` });
          if (look) await reconcileDataset(one.options, "recent");
        }
        await reconcileDataset(one.options, "recent");
        const fresh = site();
        await reconcileDataset(fresh.options);
        expect(await one.options.store.read()).toEqual(await fresh.options.store.read());
      }),
      { numRuns: 20 },
    );
  });

  it("comes to the same end whatever comes twice, late or never", async () => {
    await client.patch("service-a").set({ title: "First" }).commit();
    await client.patch("service-a").set({ title: "Second" }).commit();
    expect(await announce("service-a")).toContain("service-a:page");
    expect(await announce("service-a")).toEqual([]);
    expect(await announce("never-was")).toEqual([]);
    expect(await reconcileDataset(one.options)).toEqual([]);
  });

  it("does not look at drafts", async () => {
    await client.create({ ...service, _id: "drafts.service-a", title: "Not yet" });
    expect(await reconcileDataset(one.options)).toEqual([]);
  });

  it("keeps the old state when revalidating fails, and tries again", async () => {
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    const broken = {
      ...one.options,
      revalidate: () => {
        throw new Error("no cache");
      },
    };
    await expect(reconcileDataset(broken)).rejects.toThrow("no cache");
    expect(await reconcileDataset(one.options)).toContain("service-a:page");
  });
});

describe("changedParts", () => {
  const state = (parts: Record<string, string>) => ({ type: "page", rev: "1", parts });

  it("names the parts that differ, appear or go", () => {
    expect(
      changedParts(state({ a: "1", b: "1", c: "1" }), state({ a: "1", b: "2", d: "1" })),
    ).toEqual(["b", "c", "d"]);
    expect(changedParts(undefined, state({ a: "1" }))).toEqual(["a"]);
    expect(changedParts(state({ a: "1" }), undefined)).toEqual(["a"]);
    expect(changedParts(undefined, undefined)).toEqual([]);
  });
});
