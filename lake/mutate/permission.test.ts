import type { SanityClient } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, clientWith, lake } = await sharedLake({ administratorTypes: ["settings"] });
const editor = clientWith(lake.sessions.issue("editor"));

const settings = { _id: "settings", _type: "settings", phone: "a word that no one should read" };
const page = { _id: "page", _type: "page", title: "As it was" };
const draft = { ...page, _id: "drafts.page", title: "Being written" };
const neverPublished = { _id: "drafts.never", _type: "page", title: "Never published" };

beforeEach(async () => {
  const work = client.transaction();
  for (const document of [settings, page, draft, neverPublished]) {
    work.delete(document._id).create<{ title?: string }>(document);
  }
  await work.delete("drafts.settings").commit();
});

const removal = [{ delete: { id: "page" } }, { delete: { id: "drafts.page" } }];

/** Deletes and recreates a document in one transaction, which may change its type. */
const recreate = (client: SanityClient, document: typeof page | typeof settings) =>
  client.transaction().delete(document._id).create<{ title?: string }>(document).commit();

/** All documents, including drafts and versions. */
const allDocuments = () => client.fetch("*|order(_id)", {}, { perspective: "raw" });

test.each<[string, (client: SanityClient) => Promise<unknown>]>([
  ["patch settings", (client) => client.patch("settings").set({ phone: "1" }).commit()],
  ["make a draft of settings", (client) => client.create({ ...settings, _id: "drafts.settings" })],
  ["turn settings into a page", (client) => recreate(client, { ...settings, _type: "page" })],
  ["delete settings", (client) => client.delete("settings")],
  ["delete pages by query", (client) => client.delete({ query: `*[_type == "page"]` })],
  [
    "edit settings through an action",
    (client) =>
      client.action({
        actionType: "sanity.action.document.edit",
        publishedId: "settings",
        draftId: "drafts.settings",
        patch: { set: { phone: "1" } },
      }),
  ],
  ["delete a page in a dry run", (client) => client.transaction(removal).commit({ dryRun: true })],
])("an editor may not %s, but an administrator may", async (_, attempt) => {
  const before = await allDocuments();
  const error: unknown = await attempt(editor).catch((reason) => reason);
  const message = expect.stringContaining("Only administrators may");
  expect(error).toMatchObject({ statusCode: 403, message, responseBody: expect.any(String) });
  expect(Object(error).responseBody).not.toMatch(/a word that no one|As it was/);
  expect(Object(error).details.items[0].error.id).toMatch(/settings|page/);
  expect(await allDocuments()).toEqual(before);
  await expect(attempt(client)).resolves.toBeDefined();
});

test("an editor may write, publish, discard, unpublish, and delete what was never published", async () => {
  const ids = { publishedId: "page", draftId: "drafts.page" };
  await editor.patch("page").set({ title: "Written" }).commit();
  await editor.action({ actionType: "sanity.action.document.publish", ...ids });
  expect(await editor.getDocument("page")).toMatchObject({ title: "Being written" });
  await editor.create(draft);
  await editor.action({ actionType: "sanity.action.document.discard", draftId: "drafts.page" });
  await editor.delete("drafts.never");
  await editor.action({ actionType: "sanity.action.document.unpublish", ...ids });
  expect(await editor.getDocument("page")).toBeUndefined();
  // Otherwise an editor could delete a page in two steps.
  await expect(editor.delete("drafts.page")).rejects.toMatchObject({ statusCode: 403 });
  expect(await editor.getDocument("drafts.page")).toBeDefined();
});

test("a contributor may write and discard drafts, and nothing that visitors see", async () => {
  const contributor = clientWith(lake.sessions.issue("contributor"));
  const ids = { publishedId: "page", draftId: "drafts.page" };
  await contributor.patch("drafts.page").set({ title: "Contributed" }).commit();
  await contributor.create({ _id: "drafts.new", _type: "page" });
  await contributor.delete("drafts.new");
  for (const attempt of [
    () => contributor.patch("page").set({ title: "Live" }).commit(),
    () => contributor.create({ _id: "versions.r1.page", _type: "page" }),
    () => contributor.action({ actionType: "sanity.action.document.publish", ...ids }),
    () => contributor.action({ actionType: "sanity.action.document.unpublish", ...ids }),
    () => contributor.create({ ...settings, _id: "drafts.settings" }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ statusCode: 403 });
  }
  expect(await client.getDocument("page")).toMatchObject(page);
});
