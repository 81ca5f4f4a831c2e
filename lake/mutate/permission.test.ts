import type { SanityClient } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, clientWith, lake } = await sharedLake({ administratorTypes: ["settings"] });
const editor = clientWith(lake.sessions.issue("editor"));

const settings = { _id: "settings", _type: "settings", phone: "a word that no one should read" };
const page = { _id: "page", _type: "page", title: "As it was" };
const draft = { ...page, _id: "drafts.page", title: "Being written" };
const never = { _id: "drafts.never", _type: "page", title: "Never published" };

beforeEach(async () => {
  const work = client.transaction();
  for (const document of [settings, page, draft, never]) {
    work.delete(document._id).create<{ title?: string }>(document);
  }
  await work.delete("drafts.settings").commit();
});

const both = [{ delete: { id: "page" } }, { delete: { id: "drafts.page" } }];

/** Makes a document anew with another type, in one transaction. */
const remake = (client: SanityClient, document: typeof page | typeof settings) =>
  client.transaction().delete(document._id).create<{ title?: string }>(document).commit();

/** Every document as it is, whoever may see it. */
const everything = () => client.fetch("*|order(_id)", {}, { perspective: "raw" });

test.each<[string, (client: SanityClient) => Promise<unknown>]>([
  ["patch settings", (client) => client.patch("settings").set({ phone: "1" }).commit()],
  ["begin a draft of settings", (client) => client.create({ ...settings, _id: "drafts.settings" })],
  ["make settings of a page", (client) => remake(client, { ...page, _type: "settings" })],
  ["make a page of settings", (client) => remake(client, { ...settings, _type: "page" })],
  ["delete settings", (client) => client.delete("settings")],
  ["delete pages by a query", (client) => client.delete({ query: `*[_type == "page"]` })],
  [
    "change settings beside what is theirs",
    (client) =>
      client
        .transaction()
        .patch("page", (patch) => patch.set({ title: "New" }))
        .patch("settings", (patch) => patch.set({ phone: "1" }))
        .commit(),
  ],
  [
    "edit settings by an action",
    (client) =>
      client.action({
        actionType: "sanity.action.document.edit",
        publishedId: "settings",
        draftId: "drafts.settings",
        patch: { set: { phone: "1" } },
      }),
  ],
  ["delete a page in a dry run", (client) => client.transaction(both).commit({ dryRun: true })],
])("an editor may not %s, an administrator may", async (_, attempt) => {
  const before = await everything();
  const error: unknown = await attempt(editor).catch((reason) => reason);
  const message = expect.stringContaining("Only administrators may");
  expect(error).toMatchObject({ statusCode: 403, message, responseBody: expect.any(String) });
  expect(Object(error).responseBody).not.toMatch(/a word that no one|As it was/);
  expect(await everything()).toEqual(before);
  await expect(attempt(client)).resolves.toBeDefined();
});

test("an editor writes, publishes, discards a draft, unpublishes a page, and deletes what was never published", async () => {
  const ids = { publishedId: "page", draftId: "drafts.page" };
  await editor.patch("page").set({ title: "Written" }).commit();
  await editor.action({ actionType: "sanity.action.document.publish", ...ids });
  expect(await editor.getDocument("page")).toMatchObject({ title: "Being written" });
  await editor.create(draft);
  await editor.action({ actionType: "sanity.action.document.discard", draftId: "drafts.page" });
  await editor.delete("drafts.never");
  await editor.action({ actionType: "sanity.action.document.unpublish", ...ids });
  expect(await editor.getDocument("page")).toBeUndefined();
  // In two steps it would be a deletion all the same.
  await expect(editor.delete("drafts.page")).rejects.toMatchObject({ statusCode: 403 });
  expect(await editor.getDocument("drafts.page")).toBeDefined();
});
