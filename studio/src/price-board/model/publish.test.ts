import { afterEach, beforeEach, expect, it } from "vitest";
import { aroundCommit } from "../../../tests/around-commit.ts";
import { once, sampleService } from "../../../tests/sample-prices.ts";
import { testClient } from "../../../tests/test-lake.ts";
import { readSchedules } from "../../dataset/schedules.ts";
import { NOTHING, type Pending, write } from "./pending.ts";
import { publish } from "./publish.ts";
import { allRows, type PricedDocument, readPriced } from "./rows.ts";

const client = await testClient();

const put = (document: PricedDocument) => {
  const { _rev, ...content } = document;
  return client.createOrReplace(content);
};

const JUNE = new Date("2090-06-01T23:00:00Z");

/** Schedules a draft in its current state, as Sanity’s Scheduled Drafts do. */
async function schedulePublish(id: string, at: Date): Promise<void> {
  const releaseId = `r${id}`;
  const publishAt = at.toISOString();
  await client.action([
    {
      actionType: "sanity.action.release.create",
      releaseId,
      metadata: { releaseType: "scheduled", cardinality: "one", intendedPublishAt: publishAt },
    },
    {
      actionType: "sanity.action.document.version.create",
      baseId: `drafts.${id}`,
      publishedId: id,
      versionId: `versions.${releaseId}.${id}`,
    },
    { actionType: "sanity.action.release.schedule", releaseId, publishAt },
  ]);
}

async function pendingOf(prices: Record<string, number>): Promise<Pending> {
  const rows = allRows(await readPriced(client)).filter(({ id }) => id in prices);
  return rows.reduce((pending, row) => write(pending, row, once(prices[row.id] ?? 0)), NOTHING);
}

const amountOf = async (id: string) => (await client.getDocument(id))?.startingPrice.amount;

afterEach(async () => {
  for (const { release: releaseId } of await readSchedules(client)) {
    await client.action({ actionType: "sanity.action.release.unschedule", releaseId });
    await client.action({ actionType: "sanity.action.release.archive", releaseId });
  }
});

beforeEach(async () => {
  await Promise.all(["one", "two"].map((id) => put(sampleService(id, 100))));
  const id = await client.fetch<string[]>('*[_id in path("drafts.**")]._id');
  await client.mutate([{ delete: { id } }]);
});

it("publishes all changes in one transaction, drafts included, and no other field", async () => {
  await put(sampleService("drafts.one", 100, { title: "Being written" }));
  expect(await publish(client, await pendingOf({ one: 110, two: 120 }))).toEqual([]);
  const documents = await client.getDocuments(["one", "two", "drafts.one"]);
  expect(new Set(documents.map((document) => document?._rev)).size).toBe(1);
  expect(documents.map((document) => document?.startingPrice.amount)).toEqual([110, 120, 110]);
  expect(documents[2]?.title).toBe("Being written");
});

it("publishes the rest when one price is in a schedule, has changed since, or is gone", async () => {
  for (const id of ["changed", "gone"]) await put(sampleService(id, 100));
  await put(sampleService("drafts.two", 100, { title: "New in June" }));
  await schedulePublish("two", JUNE);
  await client.delete("drafts.two");
  const pending = await pendingOf({ one: 110, two: 120, changed: 120, gone: 120 });
  await client.patch("changed").set({ "startingPrice.amount": 115 }).commit();
  await client.delete("gone");
  const left = await publish(client, pending);
  expect(left.map(({ key }) => key.split("#")[0]).sort()).toEqual(["changed", "gone", "two"]);
  expect(await Promise.all(["one", "two", "changed"].map(amountOf))).toEqual([110, 100, 115]);
  expect(await readSchedules(client)).toMatchObject([
    { first: { id: "two" }, at: JUNE, isComing: true },
  ]);
});

it("retries when another field of a document changes during the commit", async () => {
  const pending = await pendingOf({ one: 110 });
  aroundCommit(client, async (commit) => {
    await client.patch("one").set({ title: "New title" }).commit();
    return commit();
  });
  expect(await publish(client, pending)).toEqual([]);
  const expected = { title: "New title", startingPrice: { amount: 110 } };
  expect(await client.getDocument("one")).toMatchObject(expected);
});

it("recognises a successful commit when only the response was lost", async () => {
  const pending = await pendingOf({ one: 110 });
  aroundCommit(client, async (commit) => {
    await commit();
    throw new Error("socket hang up");
  });
  expect(await publish(client, pending)).toEqual([]);
  aroundCommit(client, () => Promise.reject(new Error("socket hang up")));
  await expect(publish(client, await pendingOf({ one: 120 }))).rejects.toThrow("hang up");
  expect(await amountOf("one")).toBe(110);
});
