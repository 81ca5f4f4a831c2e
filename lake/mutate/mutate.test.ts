import { expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, lake } = await sharedLake();

const conflict = (error: object) => ({ statusCode: 409, details: { items: [{ error }] } });
const reference = (id: string, extra = {}) => ({ _type: "reference", _ref: id, ...extra });

test("creates, replaces, creates if missing, and deletes", async () => {
  const created = await client.create({ _type: "page", title: "One" });
  expect(created).toMatchObject({ _id: expect.stringMatching(/^[A-Za-z0-9]{22}$/), title: "One" });
  expect(Date.parse(created._createdAt)).toBe(Date.parse(created._updatedAt));

  const replaced = await client.createOrReplace({ _id: created._id, _type: "page", text: "Two" });
  expect(replaced).toMatchObject({ text: "Two", _createdAt: created._createdAt });
  expect(replaced).not.toHaveProperty("title");
  expect(replaced._rev).not.toBe(created._rev);

  await client.createIfNotExists({ _id: created._id, _type: "page", text: "Three" });
  expect(await client.getDocument(created._id)).toEqual(replaced);

  expect(await client.delete(created._id)).toMatchObject({ results: [{ operation: "delete" }] });
  expect(await client.getDocument(created._id)).toBeUndefined();
});

test("keeps the dates that a new document brings, and only its first one later", async () => {
  const dates = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2021-01-01T00:00:00Z" };
  const dated = { _id: "dated", _type: "page", ...dates };
  expect(await client.create(dated)).toMatchObject(dates);
  const { _createdAt, _updatedAt } = await client.createOrReplace(dated);
  expect([_createdAt, Date.parse(_updatedAt) > Date.parse("2026-01-01")]).toEqual([
    dates._createdAt,
    true,
  ]);
});

test("patches and deletes the documents that match a query or are listed", async () => {
  for (const n of [1, 2, 3]) await client.create({ _id: `queried-${n}`, _type: "queried", n });
  const query = "*[_type == 'queried' && n > $n]";
  await client
    .patch({ query, params: { n: 1 } })
    .set({ n: 10 })
    .inc({ n: 1 })
    .commit();
  expect(await client.fetch("*[_type == 'queried'] | order(_id).n")).toEqual([1, 11, 11]);
  await client.patch(["queried-1", "queried-2", "absent"]).set({ n: 2 }).commit();
  expect(await client.fetch("*[_type == 'queried'] | order(_id).n")).toEqual([2, 2, 11]);
  await client.delete({ query, params: { n: 5 } });
  expect(await client.fetch("count(*[_type == 'queried'])")).toBe(2);
});

test("the client's transaction id becomes the revision, and cannot be reused", async () => {
  const write = () =>
    client
      .transaction()
      .transactionId("my-transaction")
      .createOrReplace({ _id: "named", _type: "page" })
      .commit();
  expect(await write()).toMatchObject({ transactionId: "my-transaction" });
  expect(await client.getDocument("named")).toMatchObject({ _rev: "my-transaction" });
  await expect(write()).rejects.toMatchObject({ statusCode: 409 });
});

test("conflicts return 409 with Sanity's messages and details", async () => {
  const { _rev } = await client.create({ _id: "taken", _type: "page" });
  await client.patch("taken").ifRevisionId(_rev).set({ a: 1 }).commit();
  await expect(client.create({ _id: "taken", _type: "page" })).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Document by ID "taken" already exists'),
    details: { type: "mutationError", items: [{ index: 0, error: { id: "taken" } }] },
  });
  const stale = client.patch("taken").ifRevisionId("long-gone").set({ a: 1 });
  const staleError = conflict({ type: "documentRevisionIDDoesNotMatchError", id: "taken" });
  await expect(stale.commit()).rejects.toMatchObject(staleError);
  const missingError = conflict({ type: "documentNotFoundError", id: "absent" });
  const absent = client.patch("absent").ifRevisionId("long-gone").set({ a: 1 });
  await expect(absent.commit()).rejects.toMatchObject(missingError);
  const removal = { delete: { id: "taken", ifRevisionID: "long-gone" } } as never;
  await expect(client.mutate([removal])).rejects.toMatchObject(staleError);
});

test("refuses the ids that the hosted lake refuses", async () => {
  const create = (_id: string) => client.create({ _id, _type: "page" });
  const longest = "a".repeat(128);
  expect((await create(longest))._id).toBe(longest);
  await expect(create("a".repeat(129))).rejects.toThrow("longer than 128");
  for (const id of ["-a", ".a", "a..b", "a b", "ä", "versions.drafts.a"]) {
    await expect(create(id), id).rejects.toThrow("Invalid document ID");
  }
  for (const id of ["a", "_a", "a.b-c_D9"]) expect((await create(id))._id).toBe(id);
});

test("immutable attributes cannot be patched", async () => {
  await client.create({ _id: "fixed", _type: "page" });
  for (const set of [{ _id: "other" }, { _type: "other" }]) {
    await expect(client.patch("fixed").set(set).commit()).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("Cannot modify immutable attribute"),
    });
  }
});

test("a document's type cannot be changed by replacing it, only by deleting and creating it", async () => {
  await client.create({ _id: "typed", _type: "page" });
  const other = { _id: "typed", _type: "article" };
  await expect(client.createOrReplace(other)).rejects.toMatchObject({ statusCode: 400 });
  await client.transaction().delete("typed").create(other).commit();
  expect(await client.getDocument("typed")).toMatchObject({ _type: "article" });
});

test("strong references require their targets", async () => {
  const post = { _id: "post", _type: "post" };
  const dangling = client.create({ ...post, author: reference("missing") });
  await expect(dangling).rejects.toMatchObject(conflict({ id: "post", referenceID: "missing" }));
  // Weak and cross-dataset references need no target; the order within a transaction does not matter.
  const other = [reference("author", { _weak: true }), reference("x", { _dataset: "other" })];
  await client.create({ _id: "far", _type: "post", other });
  const author = { _id: "author", _type: "author" };
  const both = client.transaction().create({ ...post, authors: [reference("author")] });
  await both.create(author).commit();

  const referencedBy = (id: string) => conflict({ referencingIDs: [id] });
  await expect(client.delete("author")).rejects.toMatchObject(referencedBy("post"));
  const late = { _id: "late", _type: "post", author: reference("author") };
  const gone = client.transaction().delete("post").delete("author").create(late);
  await expect(gone.commit()).rejects.toMatchObject({ statusCode: 409 });
  await client.create({ ...post, _id: "drafts.post", author: reference("author") });
  const published = client.transaction().delete("author").delete("post");
  await expect(published.commit()).rejects.toMatchObject(referencedBy("drafts.post"));
  await client.transaction().delete("author").delete("post").delete("drafts.post").commit();
  expect(await client.getDocument("author")).toBeUndefined();
});

test("a transaction is applied whole or not at all", async () => {
  const last = lake.store.log.lastId();
  const broken = client
    .transaction()
    .create({ _id: "whole", _type: "atom" })
    .patch("missing", { set: { n: 1 } });
  await expect(broken.commit()).rejects.toMatchObject({ statusCode: 409 });
  expect(await client.getDocument("whole")).toBeUndefined();
  expect(lake.store.log.lastId()).toBe(last);
});

test("a document that a transaction creates and deletes leaves no trace", async () => {
  await client.transaction().create({ _id: "fleeting", _type: "page" }).delete("fleeting").commit();
  expect([...lake.store.log.ofDocument("fleeting")]).toEqual([]);
});
