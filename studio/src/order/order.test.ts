import { array, assert, integer, nat, option, property, record } from "fast-check";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { aroundCommit } from "../../tests/around-commit.ts";
import { testClient } from "../../tests/test-lake.ts";
import {
  asOnSite,
  listsOf,
  moveInList,
  numbersFor,
  ORDERED_TYPES,
  type OrderedDocument,
  PLURALS,
  type Placed,
  patchesOf,
  readOrdered,
  withMove,
} from "./order.ts";

const listOf = (numbers: readonly (number | null)[]): Placed[] =>
  numbers.map((order, at) => ({ id: String.fromCharCode(97 + at), order }));

it.each([
  ["between two with room", [10, 20, 30, 40], 3, 1, { d: 15 }],
  ["to the first place", [10, 20, 30], 2, 0, { c: 5 }],
  ["to the last place", [10, 20, 30], 0, 2, { a: 40 }],
  ["where there is no room", [10, 11, 12, 30], 3, 1, { d: 20, b: 30, c: 40 }],
  ["among equal numbers", [100, 100, 100], 2, 0, { c: 50 }],
  ["beside one without a number", [10, null, 30], 2, 1, { c: 20, b: 30 }],
])("numbers a document moved %s", (_, numbers, from, to, changed) => {
  const sequence = withMove(listOf(numbers), { from, to });
  expect(Object.fromEntries(numbersFor(sequence, to))).toEqual(changed);
});

test("the site shows the requested order, whatever the numbers", () => {
  const lists = array(record({ order: option(integer({ min: -20, max: 60 })) }), {
    minLength: 2,
    maxLength: 12,
  });
  assert(
    property(lists, nat(), nat(), (all, one, other) => {
      const list = asOnSite(listOf(all.map(({ order }) => order)));
      const [from, to] = [one % list.length, other % list.length];
      if (from === to) return;
      const expected = withMove(list, { from, to });
      const numbers = numbersFor(expected, to);
      const after = expected.map(({ id, order }) => ({ id, order: numbers.get(id) ?? order }));
      expect(asOnSite(after)).toEqual(after);
    }),
  );
});

const orderedDocument = (
  _id: string,
  _type: string,
  order: number | null,
  within: string | null = null,
): OrderedDocument => ({ _id, _type, _rev: `rev ${_id}`, title: _id, order, within });

it("every ordered type has a plural name", () => {
  expect(Object.keys(PLURALS).toSorted()).toEqual(ORDERED_TYPES.map(({ type }) => type).toSorted());
});

test("lists match the site; drafts and scheduled versions follow their document within the same list", () => {
  const lists = listsOf([
    orderedDocument("g2", "serviceGroup", 20),
    orderedDocument("g1", "serviceGroup", 10),
    orderedDocument("b", "service", 100, "g1"),
    orderedDocument("a", "service", 100, "g1"),
    orderedDocument("drafts.c", "service", 5, "g1"),
    orderedDocument("drafts.a", "service", 7, "g2"),
    orderedDocument("drafts.b", "service", 9, "g1"),
    orderedDocument("versions.monday.b", "service", 100, "g1"),
    orderedDocument("versions.sale.b", "service", 100, "g2"),
    orderedDocument("alone", "service", 5, "g2"),
    orderedDocument("lost", "service", 5),
  ]);
  expect(lists.map(({ key, of, entries }) => [key, of, entries.map(({ id }) => id)])).toEqual([
    ["service g1", "g1", ["c", "a", "b"]],
    ["serviceGroup", null, ["g1", "g2"]],
  ]);
  const [services] = lists;
  const moveToFirst = (id: string) => {
    const all = services?.entries ?? [];
    return patchesOf(all, { from: all.findIndex((entry) => entry.id === id), to: 0 });
  };
  expect(moveToFirst("a")).toEqual([{ id: "a", revision: "rev a", set: { order: 2 } }]);
  expect(moveToFirst("b")).toEqual([
    { id: "b", revision: "rev b", set: { order: 2 } },
    { id: "drafts.b", revision: "rev drafts.b", set: { order: 2 } },
    { id: "versions.monday.b", revision: "rev versions.monday.b", set: { order: 2 } },
  ]);
});

const client = await testClient();

afterEach(() => vi.restoreAllMocks());

const IDS = ["one", "two", "three"];
const EXPECTED = ["three", "one", "two"];

beforeEach(async () => {
  const transaction = client.transaction();
  for (const [at, _id] of IDS.entries()) {
    transaction.createOrReplace({ _id, _type: "project", title: _id, order: (at + 1) * 10 });
  }
  await transaction.commit();
});

const moveLast = () => moveInList(client, "project", IDS, { from: 2, to: 0 });

/** The ids in the order that visitors see. */
async function readLiveIds(): Promise<string[] | undefined> {
  const list = listsOf(await readOrdered(client)).find(({ key }) => key === "project");
  return list?.entries.map(({ id }) => id);
}

it("changes only the document that has to change", async () => {
  const [before] = await client.getDocuments(["one"]);
  expect(await moveLast()).toEqual({ paused: [] });
  expect(await readLiveIds()).toEqual(EXPECTED);
  expect((await client.getDocument("one"))?._rev).toBe(before?._rev);
});

it("writes nothing if another editor has changed the order since", async () => {
  await client.patch("two").set({ order: 5 }).commit();
  expect(await moveLast()).toBeNull();
  expect(await readLiveIds()).toEqual(["two", "one", "three"]);
});

it("never overwrites a position that another editor changes during the commit", async () => {
  aroundCommit(client, async (commit) => {
    await client.patch("three").set({ order: 15 }).commit();
    return commit();
  });
  expect(await moveLast()).toBeNull();
  expect(await readLiveIds()).toEqual(["one", "three", "two"]);
});
