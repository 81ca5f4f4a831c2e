import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { dropOldRecords, readTrash, recordOf, restore } from "./trash.ts";

const client = await testClient();

test("a deleted document can be restored as a draft, with what it refers to, for thirty days", async () => {
  await client.create({ _id: "group", _type: "page" });
  const page = { _id: "a", _type: "page", title: "A", part: { _type: "reference", _ref: "group" } };
  await client.create(recordOf(await client.create(page), "ann"));
  expect(await readTrash(client)).toEqual([]);
  await client.delete("a");
  await client.patch("group").set({ title: "Its target can still be deleted" }).commit();
  const [deleted] = await readTrash(client);
  expect(deleted).toMatchObject({ id: "a", type: "page", title: "A", by: "ann" });
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  expect(await readTrash(client, later)).toEqual([]);
  await dropOldRecords(client);
  if (!deleted) throw new Error("It is listed.");
  expect(await restore(client, deleted)).toBe(true);
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "A", part: page.part });
  expect(await readTrash(client)).toEqual([]);
  await client.create(recordOf(page, "ann"));
  await dropOldRecords(client, later);
  expect(await readTrash(client)).toEqual([]);
});

test("what was deleted comes back although what it refers to is gone, for the form to name", async () => {
  await client.create({ _id: "target", _type: "page" });
  const part = { _type: "reference", _ref: "target" };
  const page = await client.create({ _id: "one", _type: "page", part });
  await client.create(recordOf(page, "ann"));
  for (const id of ["one", "target"]) await client.delete(id);
  const [deleted] = await readTrash(client);
  if (!deleted) throw new Error("It is listed.");
  expect(await restore(client, deleted)).toBe(true);
  const weak = { part: { ...part, _weak: true } };
  expect(await client.getDocument("drafts.one")).toMatchObject(weak);
});
