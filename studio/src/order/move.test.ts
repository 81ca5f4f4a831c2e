import type { SanityClient } from "@sanity/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type LakeFixture, startTestLake } from "../../../lake/testing/lake-fixture.ts";
import { aroundCommit } from "../../tests/around-commit.ts";
import { listsOf, moveInList, readOrdered } from "./order.ts";

let fixture: LakeFixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await startTestLake();
  client = fixture.client.withConfig({ perspective: "raw" });
});
afterAll(() => fixture?.lake.close());
afterEach(() => vi.restoreAllMocks());

const IDS = ["one", "two", "three"];
const WANTED = ["three", "one", "two"];

beforeEach(async () => {
  const work = client.transaction();
  for (const [at, _id] of IDS.entries()) {
    work.createOrReplace({ _id, _type: "project", title: _id, order: (at + 1) * 10 });
  }
  await work.commit();
});

const move = () => moveInList(client, "project", IDS, { from: 2, to: 0 });

/** The list as visitors have it. */
async function live(): Promise<string[] | undefined> {
  const list = listsOf(await readOrdered(client)).find(({ key }) => key === "project");
  return list?.entries.map(({ id }) => id);
}

it("changes the one document that has to change", async () => {
  const [before] = await client.getDocuments(["one"]);
  expect(await move()).toEqual({ kind: "moved", paused: [] });
  expect(await live()).toEqual(WANTED);
  expect((await client.getDocument("one"))?._rev).toBe(before?._rev);
});

it("writes nothing where another editor changed the order meanwhile", async () => {
  await client.patch("two").set({ order: 5 }).commit();
  expect(await move()).toEqual({ kind: "refused" });
  expect(await live()).toEqual(["two", "one", "three"]);
});

it("never overwrites a place that another editor gave as it was written", async () => {
  aroundCommit(client, async (commit) => {
    await client.patch("three").set({ order: 15 }).commit();
    return commit();
  });
  expect(await move()).toEqual({ kind: "refused" });
  expect(await live()).toEqual(["one", "three", "two"]);
});
