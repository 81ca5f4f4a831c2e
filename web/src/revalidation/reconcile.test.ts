import { DatabaseSync } from "node:sqlite";
import type { SanityClient } from "@sanity/client";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Ledger } from "./ledger.ts";
import { reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { Reconciler } from "./reconciler.ts";
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

let one: ReturnType<typeof site>;
beforeEach(async () => {
  const id = await client.fetch<string[]>("*._id", {}, { perspective: "raw" });
  await client.mutate([{ delete: { id } }]);
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

  it("changes no view for a field that no page shows, nor for what a document shows of another", async () => {
    await client.patch("group").set({ title: "Renamed" }).commit();
    await reconcileDocuments(one.options, new Map([["group", "serviceGroup"]]));
    one.taken();
    await client.patch("service-a").set({ alsoQuoted: [] }).commit();
    await announce("service-a");
    expect(one.taken()).toEqual(["documents"]);
  });

  it("finds what no message announced: changed, new and gone", async () => {
    const compare = () => reconcileDataset(one.options);
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
  });

  it("knows every document as it is, whatever was written and deleted between two comparisons", async () => {
    const id = fc.constantFrom("a", "b", "c", "d").map((name) => `service-${name}`);
    const change = fc.record({
      id,
      what: fc.constantFrom("write", "delete"),
      compares: fc.boolean(),
    });
    const known = ({ ledger }: { ledger: Ledger }) =>
      ledger.revisions().map((revision) => [revision, ledger.state(revision.id)]);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const [at, { id, what, compares }] of changes.entries()) {
          if (what === "delete") await client.delete(id);
          else await client.createOrReplace({ ...service, _id: id, title: `Change ${at}` });
          if (compares) await reconcileDataset(one.options);
        }
        await reconcileDataset(one.options);
        const fresh = site();
        await reconcileDataset(fresh.options);
        const expected = known(fresh.options);
        expect(known(one.options)).toEqual(expect.arrayContaining(expected));
        expect(one.options.ledger.revisions()).toHaveLength(expected.length);
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

  it("joins what is announced while it is busy, and tells everyone who waits of a failure", async () => {
    const rounds: string[][] = [];
    let fails = false;
    const invalidate = (tags: string[]) => {
      if (fails) throw new Error("no cache");
      rounds.push(tags.filter((tag) => tag.endsWith(":page")).sort());
    };
    const { ledger } = one.options;
    const reconciler = new Reconciler({ client, ledger, invalidate });
    const changeBoth = async (title: string) => {
      for (const id of ["service-a", "service-b"]) {
        await client.createOrReplace({ ...service, _id: id, title });
      }
      const [first, second] = ["service-a", "service-b"].map((id) =>
        reconciler.document({ id, type: "service", at: 0 }),
      );
      return [first, second];
    };
    await Promise.all(await changeBoth("Together"));
    expect(rounds).toEqual([["service-a:page", "service-b:page"]]);
    fails = true;
    for (const result of await changeBoth("Failing")) {
      await expect(result).rejects.toThrow("no cache");
    }
    fails = false;
    expect(await reconciler.dataset()).toContain("service-b:page");
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
