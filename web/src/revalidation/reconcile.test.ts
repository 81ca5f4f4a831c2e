import { DatabaseSync } from "node:sqlite";
import type { SanityClient } from "@sanity/client";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Ledger } from "./ledger.ts";
import { changedParts, reconcileDataset, reconcileDocuments, type Scope } from "./reconcile.ts";
import { startLakeProcess } from "./testing/lake-process.ts";
import { contentOf } from "./testing/ledgers.ts";

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

/** A ledger, and what was invalidated on its account. */
function site() {
  const ledger = new Ledger(new DatabaseSync(":memory:"));
  const invalidated: string[] = [];
  const invalidate = (tags: string[]) => void invalidated.push(...tags);
  const options = { client, ledger, invalidate };
  return {
    options,
    /** The tags invalidated since the last time, sorted. */
    taken: () => invalidated.splice(0).sort(),
  };
}

/** The client, and what it is asked for. */
const watched = (onAsked: (query: string, params: object) => void) =>
  new Proxy(client, {
    get: (target, name) =>
      name === "fetch"
        ? (query: string, params: object) => {
            onAsked(query, params);
            return target.fetch(query, params);
          }
        : Reflect.get(target, name, target),
  });

let one: ReturnType<typeof site>;
beforeEach(async () => {
  await client.delete({ query: "*[defined(_type)]" });
  await client.createOrReplace({ _id: "group", _type: "serviceGroup", title: "Group", order: 1 });
  await client.createOrReplace(service);
  one = site();
  await reconcileDataset(one.options);
  one.taken();
});

/** @returns their ids */
async function createServices(count: number): Promise<string[]> {
  const ids = [...Array(count).keys()].map((n) => `service-${n}`);
  for (let from = 0; from < ids.length; from += 300) {
    const transaction = client.transaction();
    for (const _id of ids.slice(from, from + 300)) transaction.create({ ...service, _id });
    await transaction.commit();
  }
  return ids;
}

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

  it("invalidates the views that show what changed, and no other", async () => {
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

  it.each(["recent", "all"] as const)(
    "finds what no message announced: changed, new and gone (%s)",
    async (scope) => {
      const compare = () => reconcileDataset(one.options, scope);
      await client.patch("service-a").set({ title: "Renamed" }).commit();
      expect(await compare()).toContain("service-a:page");
      await client.create({ ...service, _id: "service-b" });
      expect(await compare()).toContain("list:service");
      await client.delete("service-b");
      expect(await compare()).toEqual(
        expect.arrayContaining(["service-b:page", "list:service", "addresses"]),
      );
      expect(await compare()).toEqual([]);
      await client.delete("service-a").then(() => client.create({ ...service, _id: "service-c" }));
      expect(await compare()).toEqual(expect.arrayContaining(["service-a:page", "service-c:page"]));
    },
  );

  it("lists every document only when it has to: when told to, and when something is gone", async () => {
    const asked: string[] = [];
    const counting = watched((query) => asked.push(query));
    const listed = async (scope: Scope) => {
      asked.splice(0);
      await reconcileDataset({ ...one.options, client: counting }, scope);
      return asked.some((query) => /^\*\[_type in \$types\]\{/.test(query));
    };
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    expect(await listed("recent")).toBe(false);
    await client.patch("service-a").set({ title: "Renamed again" }).commit();
    expect(await listed("all")).toBe(true);
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
        expect(contentOf(one.options.ledger)).toEqual(contentOf(fresh.options.ledger));
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

  it("looks at so many where nothing is known, notes the others, and learns of each when it changes", async () => {
    await createServices(1_200);
    const asked: string[] = [];
    const fresh = site();
    const counting = watched((_, params) => {
      if ("ids" in params && Array.isArray(params.ids)) asked.push(...params.ids);
    });
    const tags = await reconcileDataset({ ...fresh.options, client: counting });
    expect(asked).toHaveLength(1_000);
    expect(asked).toContain("group");
    expect(tags).toEqual(expect.arrayContaining(["service-0:page", "service-1199:page"]));
    const { ledger } = fresh.options;
    expect(ledger.count()).toBe(1_202);
    expect(await reconcileDataset(fresh.options)).toEqual([]);
    const unseen = [...ledger.revisions()].filter(({ id }) => !ledger.state(id)?.parts);
    expect(unseen).toHaveLength(202);
    const [first, second] = unseen.map(({ id }) => id);
    if (!first || !second) throw new Error("All were looked at.");
    const changed = async (id: string) =>
      reconcileDocuments(fresh.options, new Map([[id, "service"]]));
    await client.patch(first).set({ order: 9 }).commit();
    expect(await changed(first)).toEqual(
      expect.arrayContaining([`${first}:page`, "list:service", "addresses"]),
    );
    await client.patch(first).set({ order: 8 }).commit();
    expect((await changed(first)).sort()).toEqual(["documents", "list:service"]);
    await client.delete(second);
    expect(await changed(second)).toEqual(
      expect.arrayContaining([`${second}:page`, "list:service", "addresses"]),
    );
  });

  it("settles many part by part, and what was settled is not settled again when the rest fails", async () => {
    const ids = await createServices(2_100);
    const asked: number[] = [];
    const taken = new Set<string>();
    let calls = 0;
    const failing = {
      ...one.options,
      client: watched((_, params) => {
        if ("ids" in params && Array.isArray(params.ids)) asked.push(params.ids.length);
      }),
      invalidate: (tags: string[]) => {
        if (++calls === 2) throw new Error("no cache");
        for (const tag of tags.filter((tag) => tag.endsWith(":page"))) {
          expect(taken.has(tag)).toBe(false);
          taken.add(tag);
        }
      },
    };
    await expect(reconcileDataset(failing)).rejects.toThrow("no cache");
    const probe = one.options.ledger.probe;
    expect(taken.size).toBe(1_000);
    expect(await reconcileDataset(failing)).toContain("list:service");
    expect(taken.size).toBe(ids.length);
    expect(Math.max(...asked)).toBeLessThanOrEqual(100);
    expect(one.options.ledger.probe).not.toBe(probe);
    expect(one.options.ledger.count()).toBe(ids.length + 2);
  });

  it("keeps the old state when invalidating fails, and tries again", async () => {
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    const broken = {
      ...one.options,
      invalidate: () => {
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
      changedParts("a", state({ a: "1", b: "1", c: "1" }), state({ a: "1", b: "2", d: "1" })),
    ).toEqual(["b", "c", "d"]);
    expect(changedParts("a", undefined, state({ a: "1" }))).toEqual(["a"]);
    expect(changedParts("a", state({ a: "1" }), undefined)).toEqual(["a"]);
    expect(changedParts("a", undefined, undefined)).toEqual([]);
  });

  it("names all that a document has where nobody looked at what was in it", () => {
    const unseen = { type: "service", rev: "1" };
    const all = expect.arrayContaining(["a:page", "a:card-catalogue", "list:service", "addresses"]);
    expect(changedParts("a", unseen, { ...unseen, rev: "2", parts: { "a:page": "1" } })).toEqual(
      all,
    );
    expect(changedParts("a", unseen, undefined)).toEqual(all);
    expect(changedParts("a", undefined, unseen)).toEqual(all);
  });
});
