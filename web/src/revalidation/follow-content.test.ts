import { DatabaseSync } from "node:sqlite";
import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import type { SanityClient } from "@sanity/client";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { health } from "../observability/health.ts";
import { followContent } from "./follow-content.ts";
import { Ledger } from "./ledger.ts";
import { type Change, reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { startTcpProxy } from "./testing/tcp-proxy.ts";

const lake = await sharedLake();
const proxy = await startTcpProxy(lake.url);
afterAll(proxy.close);
await lake.client.create({ _id: "group", _type: "serviceGroup", title: "Group" });

/** For what happens by itself; on a busy machine it takes its time. */
const SOON = { timeout: 20_000, interval: 5 };

let ledger: Ledger;
let client: SanityClient;
let stop = () => {};
const document = vi.fn(({ id, type }: Change) =>
  reconcileDocuments({ client, ledger, invalidate: () => {} }, new Map([[id, type]])),
);
const dataset = vi.fn(() => reconcileDataset({ client, ledger, invalidate: () => {} }));
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

/** Resolves when the dataset is compared, and changes are heard. */
async function follow(options?: { intervalMs: number }): Promise<void> {
  ledger = new Ledger(new DatabaseSync(":memory:"));
  client = lake.client.withConfig({ apiHost: proxy.url, maxRetries: 0, timeout: 10_000 });
  stop = followContent({ client, reconciler: { document, dataset }, ...options });
  await vi.waitFor(() => expect(health()).toMatchObject({ listening: true, fresh: true }), SOON);
  const compared = () => dataset.mock.settledResults.filter(({ type }) => type === "fulfilled");
  await vi.waitFor(() => expect(compared().length).toBeGreaterThan(1), SOON);
}

const publish = async () => (await lake.client.patch("group").inc({ order: 1 }).commit())._rev;
const knows = (rev: string | undefined, id = "group") =>
  vi.waitFor(() => expect(ledger.state(id)?.rev).toBe(rev), SOON);

it("hears what is created, changed and deleted, and compares nothing for it", async () => {
  await follow();
  const before = dataset.mock.calls.length;
  const other = { _id: "other", _type: "serviceGroup", title: "Other" };
  await knows((await lake.client.create(other))._rev, "other");
  await knows(await publish());
  await lake.client.delete("other");
  await knows(undefined, "other");
  expect(document).toHaveBeenCalledTimes(3);
  expect(dataset).toHaveBeenCalledTimes(before);
});

it("looks a change up again when that failed", async () => {
  await follow();
  document.mockRejectedValueOnce(new Error("no lake"));
  await knows(await publish());
  expect(document).toHaveBeenCalledTimes(2);
});

it("finds what it missed when its connection is cut, and hears what follows", async () => {
  await follow();
  proxy.cut();
  await knows(await publish());
  await vi.waitFor(() => expect(health().listening).toBe(true), SOON);
  document.mockClear();
  await knows(await publish());
  expect(document).toHaveBeenCalled();
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
  await follow({ intervalMs: 30 });
  await vi.waitFor(() => expect(dataset.mock.calls.length).toBeGreaterThan(3), SOON);
});
