import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import type { SanityClient } from "@sanity/client";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { health } from "../../runtime/observability/health.ts";
import { followContent } from "./follow-content.ts";
import { Ledger } from "./ledger.ts";
import { type Change, reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { startTcpProxy } from "./testing/tcp-proxy.ts";

const lake = await sharedLake();
const proxy = await startTcpProxy(lake.url);
afterAll(proxy.close);
for (const _type of ["siteSettings", "navigation"]) await lake.client.create({ _id: _type, _type });
await lake.client.create({ _id: "group", _type: "serviceGroup", title: "Group" });

/** For changes that arrive asynchronously; on a busy machine this takes longer. */
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

/** Resolves when the dataset has been compared and the site is listening. */
async function follow(): Promise<void> {
  ledger = new Ledger();
  client = lake.client.withConfig({ apiHost: proxy.url, maxRetries: 0, timeout: 10_000 });
  stop = followContent({ client, reconciler: { document, dataset } });
  await vi.waitFor(() => expect(health()).toMatchObject({ listening: true, fresh: true }), SOON);
  const compared = () => dataset.mock.settledResults.filter(({ type }) => type === "fulfilled");
  await vi.waitFor(() => expect(compared().length).toBeGreaterThan(1), SOON);
}

const publish = async () =>
  (await lake.client.patch("group").set({ description: crypto.randomUUID() }).commit())._rev;
const waitForRevision = (rev: string | undefined, id = "group") =>
  vi.waitFor(() => expect(ledger.state(id)?.rev).toBe(rev), SOON);

it("receives created, changed and deleted documents without comparing the dataset", async () => {
  await follow();
  const before = dataset.mock.calls.length;
  const other = { _id: "other", _type: "serviceGroup", title: "Other" };
  await waitForRevision((await lake.client.create(other))._rev, "other");
  await waitForRevision(await publish());
  await lake.client.delete("other");
  await waitForRevision(undefined, "other");
  expect(document).toHaveBeenCalledTimes(3);
  expect(dataset).toHaveBeenCalledTimes(before);
});

it("finds changes published while the Content Lake was unreachable", async () => {
  await follow();
  await proxy.close();
  await vi.waitFor(() => expect(health().listening).toBe(false), SOON);
  const rev = await publish();
  await proxy.open();
  await waitForRevision(rev);
  await vi.waitFor(() => expect(health().listening).toBe(true), SOON);
});
