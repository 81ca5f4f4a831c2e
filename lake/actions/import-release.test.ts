import type { Action } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, empty } = await sharedLake();
beforeEach(() => empty());

const releaseId = "r1";
const document = { publishedId: "a", versionId: "versions.r1.a" };
const metadata = { title: "One", releaseType: "scheduled" } as const;
const published = { _id: "a", _type: "page", title: "Old" };
const draft = { _id: "drafts.a", _type: "page", title: "New" };
const get = (id: string) => client.getDocument(id);

const createVersion: Action = {
  actionType: "sanity.action.document.version.create",
  baseId: "drafts.a",
  ...document,
};
const markForUnpublishing: Action = {
  actionType: "sanity.action.document.version.unpublish",
  ...document,
};

test.each<[string, Action]>([
  ["a version created from a document", createVersion],
  [
    "a version with content",
    { ...createVersion, document: { ...draft, _id: "versions.r1.a" } } as Action,
  ],
  ["a mark for unpublishing", markForUnpublishing],
])("refuses %s in a release that does not exist or is archived", async (_, action) => {
  await client.create(published);
  await client.create(draft);
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 409 });
  await client.releases.create({ releaseId, metadata });
  await client.releases.archive({ releaseId });
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 400 });
  expect(await get(document.versionId)).toBeUndefined();
});

test.each([
  ["active", "active"],
  ["scheduled", "active"],
  ["archived", "archived"],
  ["published", "published"],
])(
  "imports a release that is %s as %s, and replaces one only if told to",
  async (state, expected) => {
    const attributes = { _id: "_.releases.r1", _type: "system.release", name: releaseId, state };
    const action = (ifExists: string, title = "One") =>
      client.action({
        actionType: "sanity.action.release.import",
        attributes: {
          ...attributes,
          publishAt: "2090-01-01T00:00:00Z",
          metadata: { ...metadata, title },
        },
        ifExists,
        releaseId,
      } as Action);
    await action("fail");
    await client.create({ ...draft, _id: document.versionId });
    expect(await get("_.releases.r1")).toMatchObject({ state: expected, metadata });
    await expect(action("fail")).rejects.toMatchObject({ statusCode: 409 });
    await action("ignore", "Two");
    expect(await get("_.releases.r1")).toMatchObject({ metadata });
    await action("replace", "Two");
    expect(await get("_.releases.r1")).toMatchObject({ metadata: { title: "Two" } });
  },
);
