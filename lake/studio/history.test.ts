import { beforeEach, expect, it } from "vitest";
import { draftIdOf, publishedIdOf, versionIdOf } from "../documents.ts";
import { sharedLake, TEST_TOKENS } from "../testing/lake-fixture.ts";

const { client: administrator, url } = await sharedLake();
const client = administrator.withConfig({ perspective: "raw" });
let published: string;
let draft: string;
let count = 0;
beforeEach(() => {
  published = `page-${++count}`;
  draft = draftIdOf(published);
});

const document = (_id: string, title: string) => ({ _id, _type: "page", title });
const ids = () => ({ publishedId: published, draftId: draft });
const publish = () => client.action({ actionType: "sanity.action.document.publish", ...ids() });

interface Entry {
  type: string;
  revisionId?: string;
  versionRevisionId?: string;
}

async function eventsOf(id: string): Promise<Entry[]> {
  const url = `/data/history/production/events/documents/${id}?limit=100`;
  return (await client.request({ url })).events[id];
}

/** The revision with which the Studio selects an entry, as in its `addEventId`. */
function selectorOf({ type, revisionId, versionRevisionId }: Entry, id: string) {
  switch (type) {
    case "createDocumentVersion":
      return id === publishedIdOf(id) ? revisionId : versionRevisionId;
    case "publishDocumentVersion":
      return id === publishedIdOf(id) ? revisionId : versionRevisionId || revisionId;
    case "createLiveDocument":
    case "updateLiveDocument":
      return revisionId;
    default:
      // A deletion cannot be selected in the Studio.
      return null;
  }
}

/** Opens and restores each entry that can be selected; returns the titles shown, newest first. */
async function titlesIn(id: string): Promise<string[]> {
  const titles: string[] = [];
  for (const event of await eventsOf(id)) {
    const revision = selectorOf(event, id);
    if (revision === null) continue;
    const at = (ids: string) =>
      client.request({ url: `/data/history/production/documents/${ids}?revision=${revision}` });
    const [shown] = (await at(id)).documents;
    expect(shown, `${event.type} of ${id}`).toMatchObject({ _id: id, _rev: revision });
    // Restoring requests both, and uses the document at this revision.
    const { documents } = await at([...new Set([published, draft, id])].join());
    expect(documents.map(({ _rev }: { _rev: string }) => _rev)).toContain(revision);
    titles.push(shown.title);
  }
  return titles;
}

it("opens and restores every history entry of a document published with a release", async () => {
  await client.createOrReplace(document(published, "Seeded"));
  const release = `later-${published}`;
  const version = versionIdOf(release, published);
  await client.action({ actionType: "sanity.action.release.create", releaseId: release });
  await client.create(document(version, "Scheduled"));
  await client.patch(version).set({ title: "Scheduled, and edited" }).commit();
  expect(await titlesIn(version)).toEqual(["Scheduled", "Seeded"]);
  await client.action({ actionType: "sanity.action.release.publish", releaseId: release });
  for (const id of [draft, published]) {
    expect(await titlesIn(id)).toEqual(["Scheduled, and edited", "Seeded"]);
  }
  expect(await titlesIn(version)).toEqual(["Scheduled, and edited", "Scheduled", "Seeded"]);
});

it("lists the events of a document's life, and returns its earlier states", async () => {
  await client.create(document(draft, "One"));
  const edited = await client.patch(draft).set({ title: "Two" }).commit();
  await publish();
  await client.action({ actionType: "sanity.action.document.unpublish", ...ids() });
  await client.action({ actionType: "sanity.action.document.discard", draftId: draft });
  await client.create(document(published, "Three"));
  await client.action({
    actionType: "sanity.action.document.delete",
    publishedId: published,
    includeDrafts: [],
  });
  expect((await eventsOf(draft)).map(({ type }) => type)).toEqual([
    "deleteDocumentGroup",
    "createLiveDocument",
    "deleteDocumentVersion",
    "unpublishDocument",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
  const at = (query: string) =>
    client.request({ url: `/data/history/production/documents/${draft},${published}?${query}` });
  expect((await at(`revision=${edited._rev}`)).documents).toMatchObject([
    { _id: draft, title: "Two", _rev: edited._rev },
  ]);
  expect((await at("lastRevision=true")).documents).toHaveLength(2);
  expect((await at("time=2999-01-01T00:00:00Z")).documents).toEqual([]);
  await expect(at("")).rejects.toMatchObject({ statusCode: 400 });
});

it("streams transactions as NDJSON, in either direction and in pages, and requires a token", async () => {
  await client.create({ _id: published, _type: "page", n: 0 });
  const revisions: string[] = [];
  for (let n = 1; n <= 3; n++) {
    revisions.push((await client.patch(published).set({ n }).commit())._rev);
  }
  const read = async (query: string, token: string = TEST_TOKENS.read) => {
    const address = `${url}/v1/data/history/production/transactions/${published}?${query}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return response.status;
    const lines = (await response.text()).split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line).id);
  };
  const [first, , third] = revisions;
  expect(await read(`fromTransaction=${first}`)).toEqual(revisions);
  expect(await read(`fromTransaction=${first}&reverse=true&limit=2`)).toEqual(
    revisions.toReversed().slice(0, 2),
  );
  expect(await read(`fromTransaction=${third}&toTransaction=${third}`)).toEqual([third]);
  expect(await read("", "unknown")).toBe(401);
});
