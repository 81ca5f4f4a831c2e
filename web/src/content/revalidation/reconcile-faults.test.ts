import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { health } from "../../runtime/observability/health.ts";
import { Reconciler, reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { reconciledSite, service } from "./testing/reconciled-site.ts";

const { client, main, newSite, announce } = await reconciledSite();

it("records every document's current state, whatever was written or deleted between comparisons", async () => {
  const change = fc.record({
    id: fc.constantFrom("service-a", "service-b", "service-c"),
    what: fc.constantFrom("write", "delete"),
    compares: fc.boolean(),
  });
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
      expect(main.ledger.states).toEqual(fresh.ledger.states);
    }),
    { numRuns: process.env.TEST_TIER === "full" ? 50 : 5 },
  );
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

/** Has the next queries answered so, by a dataset that has its settings. */
function answerWith(...results: unknown[]) {
  const fetch = vi.spyOn(client, "fetch");
  for (const result of results) fetch.mockResolvedValueOnce({ result, isSeeded: true } as never);
}

it("records no deletion that a second query contradicts", async () => {
  const { rev } = main.ledger.states.get("service-a") ?? {};
  for (const type of ["service", ""]) {
    answerWith([], { found: 1, count: 4 });
    await expect(announce("service-a", type)).rejects.toThrow("contradict");
  }
  expect(main.ledger.states.get("service-a")?.rev).toBe(rev);
  expect(main.invalidate).not.toHaveBeenCalled();
  // Pages rendered in that time may show such answers.
  await reconcileDataset(main);
  const all = ["service-a:page", "list:service", "groups:article", "addresses", "documents"];
  expect(main.invalidate).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(all));
  expect(main.invalidate.mock.lastCall?.[0]).not.toContain("groups:siteSettings");
  expect(health().problems).toEqual([]);
});

it("refuses a list that is not whole, and one without most documents", async () => {
  const documents = [{ _id: "new", _type: "service", _rev: "1" }];
  answerWith({ count: 2, documents });
  await expect(reconcileDataset(newSite())).rejects.toThrow("not whole");
  const large = newSite();
  for (let n = 0; n < 20; n++)
    large.ledger.states.set(`${n}`, { type: "service", rev: "1", parts: {} });
  answerWith({ count: 1, documents });
  await expect(reconcileDataset(large)).rejects.toThrow("Most documents");
  answerWith([], { found: 0, count: 1 });
  await expect(reconcileDocuments(large, new Map([["1", ""]]))).rejects.toThrow("Most documents");
  expect(large.ledger.states.size).toBe(20);
});

it("says how long a change took to reach the pages, if it changed any, and when it last compared them", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    const reconciler = new Reconciler(main);
    await client.patch("service-a").set({ title: "Renamed" }).commit();
    const change = { id: "service-a", type: "service", at: Date.now() - 1500 };
    const tags = (await reconciler.document(change)).length;
    await reconciler.document(change);
    expect(logged).toHaveBeenCalledOnce();
    const published = { event: "published", document: "service-a", tags, seconds: 1.5 };
    expect(JSON.parse(logged.mock.lastCall?.[0])).toMatchObject(published);
    vi.advanceTimersByTime(60_000);
    await reconciler.dataset();
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
  expect(await reconciler.document({ id: "service-b", type: "service", at: 0 })).toContain(
    "service-b:page",
  );
});
