import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { health } from "../../runtime/observability/health.ts";
import { evidenceGroq, isImplausible } from "../plausibility.ts";
import { Ledger } from "./ledger.ts";
import { Reconciler, reconcileDataset, sharedReconciler, shareReconciler } from "./reconcile.ts";
import { reconciledSite, service } from "./testing/reconciled-site.ts";

const { client, main, newSite, announce } = await reconciledSite();

it("records every document's current state, whatever was written or deleted between comparisons", async () => {
  const change = fc.record({
    id: fc.constantFrom("service-a", "service-b", "service-c"),
    what: fc.constantFrom("write", "delete"),
    compares: fc.boolean(),
  });
  const known = ({ ledger }: typeof main) =>
    ledger.revisions().map(({ id }) => [id, ledger.state(id)] as const);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      for (const [at, { id, what, compares }] of changes.entries()) {
        if (what === "delete") await client.delete(id);
        else await client.createOrReplace({ ...service, _id: id, title: `Change ${at}` });
        if (compares) await reconcileDataset(main);
      }
      await reconcileDataset(main);
      const fresh = newSite();
      await reconcileDataset(fresh);
      expect(new Map(known(main))).toEqual(new Map(known(fresh)));
    }),
    { numRuns: process.env.TEST_TIER === "full" ? 50 : 5 },
  );
});

it("finds what changed after a restart, by the ledger of the build", async () => {
  const restarted = { ...main, ledger: new Ledger(JSON.parse(JSON.stringify(main.ledger))) };
  expect(await reconcileDataset(restarted)).toEqual([]);
  await client.patch("service-a").set({ title: "Renamed" }).commit();
  const tags = await reconcileDataset(restarted);
  expect(tags).toContain("service-a:page");
  expect(tags).not.toContain("group:entry");
});

it("ignores drafts, versions of which the release does not exist, and types that no page shows", async () => {
  for (const _id of ["drafts.service-a", "versions.none.service-a", "versions.none.service-b"]) {
    await client.createOrReplace({ ...service, _id, title: "Not yet" });
    expect(await announce(_id)).toEqual([]);
  }
  const image = await client.create({ _id: "image-a", _type: "sanity.imageAsset" });
  expect(await announce(image._id, image._type)).toEqual([]);
  expect(await reconcileDataset(main)).toEqual([]);
});

it("records no deletion that a second query contradicts", async () => {
  const { rev } = main.ledger.state("service-a") ?? {};
  const fetch = vi.spyOn(client, "fetch");
  const evidence = { isSeeded: true, count: 4 };
  fetch.mockResolvedValueOnce({ result: [], evidence } as never);
  await expect(announce("service-a")).rejects.toThrow("contradict");
  fetch.mockResolvedValueOnce({ result: [], evidence } as never);
  await expect(announce("service-a", "")).rejects.toThrow("contradict");
  expect(main.ledger.state("service-a")?.rev).toBe(rev);
  expect(main.invalidate).not.toHaveBeenCalled();
  // Pages rendered in that time may show such answers.
  await reconcileDataset(main);
  const all = ["service-a:page", "list:service", "groups:article", "addresses", "documents"];
  expect(main.invalidate).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(all));
  expect(main.invalidate.mock.lastCall?.[0]).not.toContain("groups:siteSettings");
  expect(isImplausible()).toBe(false);
});

it("refuses a list that is not whole, or that names what a second query does not find, and counts documents beside each", async () => {
  const fetch = vi.spyOn(client, "fetch");
  const compareWith = (...results: unknown[]) => {
    fetch.mockReset();
    const evidence = { isSeeded: true, count: 4 };
    for (const result of results) fetch.mockResolvedValueOnce({ result, evidence } as never);
    return reconcileDataset(newSite());
  };
  try {
    const documents = [{ _id: "new", _type: "service", _rev: "1" }];
    await expect(compareWith({}, { count: 2, documents })).rejects.toThrow("not whole");
    await expect(compareWith({}, { count: 1, documents }, [], 1)).rejects.toThrow("contradict");
    const counts = fetch.mock.calls.map(([query]) => query.includes(evidenceGroq(true)));
    // All but the one that reads the documents.
    expect(counts).toEqual([true, true, false, true]);
  } finally {
    fetch.mockRestore();
  }
});

it("expects no document whose deletion it has heard of, even before it is recorded", async () => {
  const reconciler = new Reconciler(main);
  const hear = (id: string, type: string) => reconciler.document({ id, type, at: 0 });
  await client.delete("service-a");
  const heard = [hear("group", "serviceGroup"), hear("never-was", "")];
  expect(reconciler.count).toBe(4);
  heard.push(hear("service-a", ""));
  expect(reconciler.count).toBe(3);
  await Promise.all(heard);
  expect(reconciler.count).toBe(3);
});

it("says how long a change took to reach the pages, if it changed any, and when it last compared them", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    shareReconciler(new Reconciler(main));
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    const change = { id: "service-a", type: "service", at: Date.now() - 1500 };
    const tags = (await sharedReconciler()?.document(change))?.length;
    await sharedReconciler()?.document(change);
    expect(logged).toHaveBeenCalledOnce();
    const published = { event: "published", document: "service-a", tags, seconds: 1.5 };
    expect(JSON.parse(logged.mock.lastCall?.[0])).toMatchObject(published);
    vi.advanceTimersByTime(60_000);
    await sharedReconciler()?.dataset();
    expect(health().reconciledSecondsAgo).toBe(0);
  } finally {
    vi.useRealTimers();
    logged.mockRestore();
  }
});

it("batches changes that arrive while it is busy, and rejects all of them on a failure", async () => {
  const rounds: string[][] = [];
  let fails = false;
  const invalidate = (tags: string[]) => {
    if (fails) throw new Error("no cache");
    rounds.push(tags.filter((tag) => tag.endsWith(":page")).sort());
  };
  const reconciler = new Reconciler({ ...main, invalidate });
  const changeBoth = async (title: string) => {
    for (const id of ["service-a", "service-b"]) {
      await client.createOrReplace({ ...service, _id: id, title });
    }
    return ["service-a", "service-b"].map((id) =>
      reconciler.document({ id, type: "service", at: 0 }),
    );
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
