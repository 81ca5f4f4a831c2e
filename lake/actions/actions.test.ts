import type { Action } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, empty } = await sharedLake();
beforeEach(() => empty());

const ids = { publishedId: "a", draftId: "drafts.a" };
const publish: Action = { actionType: "sanity.action.document.publish", ...ids };
const unpublish: Action = { actionType: "sanity.action.document.unpublish", ...ids };
const edit = (patch: object): Action => ({
  actionType: "sanity.action.document.edit",
  ...ids,
  // The client's type requires every operation; any subset is valid.
  patch: patch as Extract<Action, { actionType: "sanity.action.document.edit" }>["patch"],
});
const create = (attributes = {}): Action => ({
  actionType: "sanity.action.document.create",
  publishedId: "a",
  attributes: { _id: "drafts.a", _type: "page", ...attributes },
  ifExists: "fail",
});

const get = (id: string) => client.getDocument(id);
const expectRefused = (actions: Action | Action[], error: object) =>
  expect(client.action(actions)).rejects.toMatchObject(error);

test("a document is drafted, published, edited, republished, unpublished and discarded", async () => {
  await client.action(create({ title: "One" }));
  const draft = await get("drafts.a");
  await client.action(publish, { transactionId: "first" });
  expect(await get("a")).toMatchObject({ title: "One", _rev: "first" });
  expect((await get("a"))?._createdAt).toBe(draft?._createdAt);
  expect(await get("drafts.a")).toBeUndefined();

  await client.action(edit({ set: { title: "Two" } }));
  expect(await get("a")).toMatchObject({ title: "One" });
  expect(await get("drafts.a")).toMatchObject({ title: "Two" });
  await client.action(publish);
  expect(await get("a")).toMatchObject({ title: "Two" });

  await client.action(unpublish);
  expect(await get("a")).toBeUndefined();
  expect(await get("drafts.a")).toMatchObject({ title: "Two" });

  await client.action({ actionType: "sanity.action.document.discard", draftId: "drafts.a" });
  expect(await get("drafts.a")).toBeUndefined();
});

test("a missing document cannot be edited, published, unpublished or discarded", async () => {
  const discard: Action = { actionType: "sanity.action.document.discard", draftId: "drafts.a" };
  const message = expect.stringContaining("was not found");
  for (const action of [edit({ set: { a: 1 } }), publish, unpublish, discard]) {
    await expectRefused(action, { statusCode: 409, message });
  }
});

test("publishing checks the expected revisions", async () => {
  await client.action(create());
  await expectRefused({ ...publish, ifDraftRevisionId: "other" }, { statusCode: 409 });
  const { _rev } = (await get("drafts.a")) ?? {};
  await client.action({ ...publish, ifDraftRevisionId: String(_rev) });
  await client.action(edit({ set: { a: 1 } }));
  await expectRefused({ ...publish, ifPublishedRevisionId: "other" }, { statusCode: 409 });
});

test("publishing strengthens references, and requires their targets", async () => {
  const author = {
    _type: "reference",
    _ref: "author",
    _weak: true,
    _strengthenOnPublish: { type: "author" },
  };
  await client.action(create({ author, authors: [{ ...author, _key: "k" }] }));
  const message = expect.stringContaining('references non-existent document "author"');
  await expectRefused(publish, { statusCode: 409, message });
  await client.create({ _id: "author", _type: "author" });
  await client.action(publish);
  expect(await get("a")).toMatchObject({ author: { _type: "reference", _ref: "author" } });
  expect(JSON.stringify(await get("a"))).not.toMatch(/_weak|_strengthenOnPublish/);
});

test("deleting requires every draft and version to be listed", async () => {
  for (const _id of ["a", "drafts.a", "versions.r.a"]) await client.create({ _id, _type: "page" });
  const remove = (includeDrafts: string[]): Action => ({
    actionType: "sanity.action.document.delete",
    publishedId: "a",
    includeDrafts,
  });
  const message = expect.stringContaining('"versions.r.a" exists');
  await expectRefused(remove(["drafts.a"]), { statusCode: 400, message });
  await client.action(remove(["drafts.a", "versions.r.a"]));
  expect(await client.fetch("count(*)", {}, { perspective: "raw" })).toBe(0);
});

test("several actions are one transaction; a dry run changes nothing", async () => {
  await client.action([create({ title: "One" }), publish]);
  expect(await get("a")).toMatchObject({ title: "One" });
  const details = { items: [{ index: 1 }] };
  await expectRefused([edit({ set: { title: "Two" } }), create()], { details });
  await client.action(unpublish, { dryRun: true });
  expect(await get("a")).toMatchObject({ title: "One" });
  expect(await get("drafts.a")).toBeUndefined();
});

test("refuses an action with another document's ids or of an unknown type", async () => {
  await expectRefused({ ...publish, draftId: "drafts.b" }, { statusCode: 400 });
  await expectRefused({ ...publish, draftId: "a" }, { statusCode: 400 });
  const variant = { actionType: "sanity.action.document.variant.unpublish" } as unknown as Action;
  const message = expect.stringContaining("Unknown action");
  await expectRefused(variant, { statusCode: 400, message });
});
