import type { Action } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake, startTestLake, temporaryFolder } from "../testing/lake-fixture.ts";

const dataDir = temporaryFolder();
const { client, clientWith, empty, lake } = await sharedLake();
const editor = clientWith(lake.sessions.issue("editor"));
beforeEach(() => empty());

const releaseId = "r1";
const document = { publishedId: "a", versionId: "versions.r1.a" };
const make: Action = {
  actionType: "sanity.action.release.create",
  releaseId,
  metadata: { title: "One", releaseType: "scheduled", cardinality: "one" },
};
const fromDraft: Action = {
  actionType: "sanity.action.document.version.create",
  baseId: "drafts.a",
  ...document,
};
const markForUnpublishing: Action = {
  actionType: "sanity.action.document.version.unpublish",
  ...document,
};
const at = (time: Date): Action => ({
  actionType: "sanity.action.release.schedule",
  releaseId,
  publishAt: time.toISOString(),
});
const release = (name: "unschedule" | "publish" | "archive" | "delete") =>
  ({ actionType: `sanity.action.release.${name}`, releaseId }) as Action;

const soon = () => new Date(Date.now() + 150);
const later = new Date("2090-01-01T00:00:00Z");
const LIMIT = { timeout: 60_000, interval: 20 };

const get = (id: string, from = client) => from.getDocument(id);
const state = () => get("_.releases.r1");
const isOver = () => expect.poll(state, LIMIT).toMatchObject({ state: "published" });

const published = { _id: "a", _type: "page", title: "Old" };
const draft = { _id: "drafts.a", _type: "page", title: "New" };

test("a scheduled release is published on time, as whoever scheduled it, and its draft is deleted", async () => {
  await editor.create(published);
  await editor.create(draft);
  await editor.action([make, fromDraft, at(later)]);
  expect(await get("a")).toMatchObject({ title: "Old" });
  await editor.action(at(soon()));
  await isOver();
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
  await editor.action([make, fromDraft, at(later)]);
  await editor.patch("drafts.a").set({ title: "Newer" }).commit();
  await editor.action(at(soon()));
  await isOver();
  expect(await get("a")).toMatchObject({ title: "New" });
  expect(await get("drafts.a")).toMatchObject({ title: "Newer" });
});

test("a scheduled release can be unscheduled, archived and deleted", async () => {
  await editor.create(draft);
  await editor.action([make, fromDraft, at(later)]);
  await editor.action(release("unschedule"));
  expect(await state()).toMatchObject({ state: "active" });
  expect(await state()).not.toHaveProperty("publishAt");
  await editor.action(release("archive"));
  expect(await get(document.versionId)).toBeUndefined();
  expect(await get("drafts.a")).toMatchObject({ title: "New" });
  await editor.action(release("delete"));
  expect(await state()).toBeUndefined();
});

test("what cannot leave the site yet changes nothing and says why; then it becomes a draft again", async () => {
  await editor.create(published);
  await editor.create({ _id: "b", _type: "page", of: { _type: "reference", _ref: "a" } });
  await editor.action([make, markForUnpublishing, at(soon())]);
  await expect.poll(state, LIMIT).toHaveProperty("error");
  expect(await state()).toMatchObject({
    state: "active",
    error: { message: expect.stringContaining('"a"') },
  });
  expect(await get("a")).toMatchObject({ title: "Old" });
  expect(await get(document.versionId)).toBeDefined();
  // Once nothing refers to it, it can be tried again.
  await editor.patch("b").unset(["of"]).commit();
  await editor.action(at(soon()));
  await isOver();
  expect(await state()).not.toHaveProperty("error");
  expect(await get("a")).toBeUndefined();
  expect(await get("drafts.a")).toMatchObject({ title: "Old" });
});

test("the versions of a scheduled release are locked", async () => {
  await editor.create(draft);
  await editor.action([make, fromDraft, at(later)]);
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
  ["a time that is none", { ...at(later), publishAt: "tomorrow" } as Action],
  ["a release that is not there", { ...at(later), releaseId: "other" } as Action],
  ["a name that is none", { ...make, releaseId: "a.b" } as Action],
  ["a name that drafts have", { ...make, releaseId: "drafts" } as Action],
  ["a second release of a name", make],
  ["to stop what was never scheduled", release("unschedule")],
  ["to delete what is not over", release("delete")],
])("refuses %s", async (_, action) => {
  await editor.action(make);
  const before = await state();
  const error: unknown = await editor.action(action).catch((reason) => reason);
  expect([400, 409]).toContain(Object(error).statusCode);
  expect(await state()).toEqual(before);
});

test("a release that fell due while the lake was down is published when it starts", async () => {
  const first = await startTestLake({ dataDir });
  await first.client.create(draft);
  const time = new Date(Date.now() + 400);
  await first.client.action([make, fromDraft, at(time)]);
  await first.lake.close();
  await expect.poll(Date.now, LIMIT).toBeGreaterThan(time.getTime());
  const second = await startTestLake({ dataDir });
  await expect.poll(() => get("a", second.client), LIMIT).toMatchObject({ title: "New" });
  await second.lake.close();
});
