import type { Action } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake, startTestLake, temporaryFolder } from "../testing/lake-fixture.ts";

const dataDir = temporaryFolder();
const { client, clientWith, empty, lake } = await sharedLake();
const editor = clientWith(lake.sessions.issue("editor"));
beforeEach(() => empty());

const releaseId = "r1";
const document = { publishedId: "a", versionId: "versions.r1.a" };
const createRelease: Action = {
  actionType: "sanity.action.release.create",
  releaseId,
  metadata: { title: "One", releaseType: "scheduled", cardinality: "one" },
};
const createVersion: Action = {
  actionType: "sanity.action.document.version.create",
  baseId: "drafts.a",
  ...document,
};
const markForUnpublishing: Action = {
  actionType: "sanity.action.document.version.unpublish",
  ...document,
};
const scheduleAt = (time: Date): Action => ({
  actionType: "sanity.action.release.schedule",
  releaseId,
  publishAt: time.toISOString(),
});
const release = (name: "unschedule" | "publish" | "archive" | "delete") =>
  ({ actionType: `sanity.action.release.${name}`, releaseId }) as Action;

const soon = () => new Date(Date.now() + 150);
const later = new Date("2090-01-01T00:00:00Z");

const get = (id: string, from = client) => from.getDocument(id);
const state = () => get("_.releases.r1");
const untilPublished = () => expect.poll(state).toMatchObject({ state: "published" });

const published = { _id: "a", _type: "page", title: "Old" };
const draft = { _id: "drafts.a", _type: "page", title: "New" };

test("a scheduled release is published on time in its creator's name, and its draft is deleted", async () => {
  await editor.create(published);
  await editor.create(draft);
  await editor.action([createRelease, createVersion, scheduleAt(later)]);
  expect(await get("a")).toMatchObject({ title: "Old" });
  await editor.action(scheduleAt(soon()));
  await untilPublished();
  const now = await get("a");
  expect(now).toMatchObject({ title: "New", _id: "a", _createdAt: expect.any(String) });
  expect(now).not.toHaveProperty("_system");
  expect(await get("drafts.a")).toBeUndefined();
  expect(await get(document.versionId)).toBeUndefined();
  expect(await state()).toMatchObject({
    publishedAt: expect.any(String),
    userId: "local-editor",
    finalDocumentStates: [{ id: document.versionId }],
  });
  await editor.action(release("delete"));
  expect(await state()).toBeUndefined();
});

test("a draft edited after scheduling stays a draft", async () => {
  await editor.create(draft);
  await editor.action([createRelease, createVersion, scheduleAt(later)]);
  await editor.patch("drafts.a").set({ title: "Newer" }).commit();
  await editor.action(scheduleAt(soon()));
  await untilPublished();
  expect(await get("a")).toMatchObject({ title: "New" });
  expect(await get("drafts.a")).toMatchObject({ title: "Newer" });
});

test("an archived release can be made active again, with its versions", async () => {
  await editor.create(draft);
  await editor.action([createRelease, createVersion]);
  const version = await get(document.versionId);
  await editor.action(release("archive"));
  expect(await state()).toMatchObject({ finalDocumentStates: [{ id: document.versionId }] });
  await editor.releases.unarchive({ releaseId });
  expect(await state()).toMatchObject({ state: "active" });
  const { _rev, ...content } = Object(version);
  expect(await get(document.versionId)).toMatchObject(content);
  await editor.action(release("publish"));
  expect(await get("a")).toMatchObject({ title: "New" });
});

test("marking a version for unpublishing keeps its base, and can be undone", async () => {
  await editor.create(published);
  await editor.action([createRelease, { ...createVersion, baseId: "a" } as Action]);
  await editor.action(markForUnpublishing);
  const { _system } = Object(await get(document.versionId));
  expect(_system).toMatchObject({ base: { id: "a" }, delete: true });
  const patch = { unset: ["_system.delete"] };
  const undo = { actionType: "sanity.action.document.edit", publishedId: "a", patch };
  await editor.action({ ...undo, draftId: document.versionId } as unknown as Action);
  await editor.action(release("publish"));
  expect(await get("a")).toMatchObject({ title: "Old" });
});

test("a failed unpublish changes nothing and reports why; once it succeeds, a draft remains", async () => {
  await editor.create(published);
  await editor.create({ _id: "b", _type: "page", of: { _type: "reference", _ref: "a" } });
  await editor.action([createRelease, markForUnpublishing, scheduleAt(soon())]);
  await expect.poll(state).toHaveProperty("error");
  expect(await state()).toMatchObject({
    state: "active",
    error: { message: expect.stringContaining('"a"') },
  });
  expect(await get("a")).toMatchObject({ title: "Old" });
  expect(await get(document.versionId)).toBeDefined();
  // Without the reference, scheduling it again succeeds.
  await editor.patch("b").unset(["of"]).commit();
  await editor.action(scheduleAt(soon()));
  await untilPublished();
  expect(await state()).not.toHaveProperty("error");
  expect(await get("a")).toBeUndefined();
  expect(await get("drafts.a")).toMatchObject({ title: "Old" });
});

test("the versions of a scheduled release are locked", async () => {
  await editor.create(draft);
  await editor.action([createRelease, createVersion, scheduleAt(later)]);
  const version = document.versionId;
  const locked = { statusCode: 409, message: expect.stringContaining('"r1" is scheduled') };
  for (const write of [
    () => editor.patch(version).set({ title: "Changed" }).commit(),
    () => editor.createOrReplace({ ...draft, _id: version }),
    () => editor.delete(version),
    () => editor.create({ ...draft, _id: "versions.r1.b" }),
    () =>
      editor.action({ actionType: "sanity.action.document.version.discard", versionId: version }),
  ]) {
    await expect(write()).rejects.toMatchObject(locked);
  }
  expect(await get(version)).toMatchObject({ title: "New" });
  await editor.action(release("unschedule"));
  await editor.patch(version).set({ title: "Changed" }).commit();
  expect(await get(version)).toMatchObject({ title: "Changed" });
});

test.each<[string, Action]>([
  ["an invalid time", { ...scheduleAt(later), publishAt: "tomorrow" } as Action],
  ["a release that does not exist", { ...scheduleAt(later), releaseId: "other" } as Action],
  ["an invalid name", { ...createRelease, releaseId: "a.b" } as Action],
  ["a reserved name", { ...createRelease, releaseId: "drafts" } as Action],
  ["a second release with the same name", createRelease],
  ["to unschedule a release that is not scheduled", release("unschedule")],
  ["to delete an active release", release("delete")],
])("refuses %s", async (_, action) => {
  await editor.action(createRelease);
  const before = await state();
  const error: unknown = await editor.action(action).catch((reason) => reason);
  expect([400, 409]).toContain(Object(error).statusCode);
  expect(await state()).toEqual(before);
});

test.each<[string, Action]>([
  ["a version created from a document", createVersion],
  [
    "a version with content",
    { ...createVersion, document: { ...draft, _id: document.versionId } } as Action,
  ],
  ["a mark for unpublishing", markForUnpublishing],
])("refuses %s in a release that does not exist or is archived", async (_, action) => {
  await client.create(published);
  await client.create(draft);
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 409 });
  await client.action([createRelease, release("archive")]);
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 400 });
  expect(await get(document.versionId)).toBeUndefined();
});

test("a release that became due while the lake was down is published at start", async () => {
  const first = await startTestLake({ dataDir });
  await first.client.create(draft);
  const time = new Date(Date.now() + 400);
  await first.client.action([createRelease, createVersion, scheduleAt(time)]);
  await first.lake.close();
  await expect.poll(Date.now).toBeGreaterThan(time.getTime());
  const second = await startTestLake({ dataDir });
  await expect.poll(() => get("a", second.client)).toMatchObject({ title: "New" });
  await second.lake.close();
});
