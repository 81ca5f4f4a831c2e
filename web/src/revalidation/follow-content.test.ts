import { DatabaseSync } from "node:sqlite";
import { type LakeFixture, startTestLake } from "@currawong/lake/testing/lake-fixture";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { health } from "../observability/health.ts";
import { followContent } from "./follow-content.ts";
import { Ledger } from "./ledger.ts";
import { reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { TcpProxy } from "./testing/tcp-proxy.ts";

let lake: LakeFixture;
let proxy: TcpProxy;
beforeAll(async () => {
  lake = await startTestLake();
  proxy = await TcpProxy.start(lake.url);
  await lake.client.create({ _id: "group", _type: "serviceGroup", title: "Group" });
});
afterAll(async () => {
  await proxy.close();
  await lake.lake.close();
});

/** For what happens by itself; on a busy machine it takes its time. */
const SOON = { timeout: 20_000, interval: 5 };

let ledger: Ledger;
let stop: () => void;
/** How often the dataset was compared. */
let comparisons: number;
/** How often the change of one document was looked up, and how often that has yet to fail. */
let lookups: number;
let failures: number;
let intervalMs: number | undefined;
beforeEach(() => {
  ledger = new Ledger(new DatabaseSync(":memory:"));
  comparisons = 0;
  failures = 0;
  lookups = 0;
  intervalMs = undefined;
});
afterEach(() => stop());

/** Resolves when the dataset is compared, and changes are heard. */
async function follow(): Promise<void> {
  const client = lake.client.withConfig({ apiHost: proxy.url, maxRetries: 0, timeout: 2_000 });
  const options = { client, ledger, invalidate: () => {} };
  stop = followContent({
    client,
    reconciler: {
      async document({ id, type }) {
        lookups++;
        if (failures-- > 0) throw new Error("no lake");
        return reconcileDocuments(options, new Map([[id, type]]));
      },
      async dataset() {
        const found = await reconcileDataset(options);
        comparisons++;
        return found;
      },
    },
    ...(intervalMs ? { intervalMs } : {}),
  });
  await vi.waitFor(() => expect(health()).toMatchObject({ listening: true, fresh: true }), SOON);
  await vi.waitFor(() => expect(comparisons).toBeGreaterThan(1), SOON);
}

const publish = async () => (await lake.client.patch("group").inc({ order: 1 }).commit())._rev;
const knows = (rev: string | undefined, id = "group") =>
  vi.waitFor(() => expect(ledger.state(id)?.rev).toBe(rev), SOON);

it("hears what is created, changed and deleted, and compares nothing for it", async () => {
  await follow();
  const before = comparisons;
  const other = { _id: "other", _type: "serviceGroup", title: "Other" };
  await knows((await lake.client.create(other))._rev, "other");
  await knows(await publish());
  await lake.client.delete("other");
  await knows(undefined, "other");
  expect(lookups).toBe(3);
  expect(comparisons).toBe(before);
});

it("looks a change up again when that failed", async () => {
  await follow();
  failures = 1;
  await knows(await publish());
  expect(lookups).toBe(2);
});

it("finds what it missed when its connection is cut, and hears what follows", async () => {
  await follow();
  proxy.cut();
  await knows(await publish());
  await vi.waitFor(() => expect(health().listening).toBe(true), SOON);
  const heard = lookups;
  await knows(await publish());
  expect(lookups).toBeGreaterThan(heard);
});

it("finds what was published while the Content Lake could not be reached", async () => {
  await follow();
  await proxy.close();
  await vi.waitFor(() => expect(health().listening).toBe(false), SOON);
  const rev = await publish();
  await proxy.open();
  await knows(rev);
  await vi.waitFor(() => expect(health().listening).toBe(true), SOON);
});

it("compares every few minutes", async () => {
  intervalMs = 30;
  await follow();
  await vi.waitFor(() => expect(comparisons).toBeGreaterThan(3), SOON);
});
