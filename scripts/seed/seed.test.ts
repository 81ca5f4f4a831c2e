import type { AuthoredRecord, ContentEntry } from "@currawong/content/authored";
import { sharedLake, temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, expect, test, vi } from "vitest";
import { migrationNames, readRecord } from "../migrations/record.ts";
import { rollBack } from "../migrations/rollback.ts";
import { seed } from "./seed.ts";

const entry = (document: AuthoredRecord): ContentEntry => ({ document, file: "test.ts" });

const group = entry({
  _id: "serviceGroup-web",
  title: "Web",
  slug: "web",
  description: "Sites and shops.",
});

const service = (slug: string, relatedServices: string[] = [], title = slug) =>
  entry({ _id: `service-${slug}`, title, slug, group: group.document._id, relatedServices });

const project = entry({
  _id: "project-salon",
  title: "Salon booking",
  slug: "salon",
  image: { svg: "projects/salon-booking.svg", alt: "A booking calendar." },
});

// Two services that refer to each other, their group, and a project with a picture.
const [shop, site] = [service("shop", ["service-site"]), service("site", ["service-shop"])];
const content = [shop, site, group, project];

const fixture = await sharedLake();
const client = fixture.client.withConfig({ perspective: "raw" });
beforeEach(fixture.empty);

const cacheDir = temporaryFolder();

const run = (entries = content, options: { dryRun?: boolean; force?: boolean } = {}) =>
  seed(client, { entries, cacheDir, ...options });

/** The content with one service's title changed. */
const retitledContent = content.with(0, service("shop", ["service-site"], "Online shop"));

const titleOf = async (id: string) => (await client.getDocument(id))?.title;

test("fills an empty dataset, including circular references, and writes nothing on a second run", async () => {
  const first = await run();
  expect(first.create).toHaveLength(4);
  expect(first.uploaded).toHaveLength(1);
  const image = '*[_id == "project-salon"][0].image.asset->{ _id, "w": metadata.dimensions.width }';
  expect(await client.fetch(image)).toEqual({ _id: first.uploaded[0], w: 1600 });

  const before = await client.fetch("*[]._rev");
  const second = await run();
  expect(second).toMatchObject({ uploaded: [], create: [], update: [], skip: [] });
  expect(await client.fetch("*[]._rev")).toEqual(before);
});

test("seeds two empty datasets with identical documents, byte for byte", async () => {
  const fields = "..., '_rev': 0, '_createdAt': 0, '_updatedAt': 0";
  const documents = () =>
    client.fetch(
      `*[!(_type match 'sanity.*') && _type != 'migrationsRecord'] | order(_id) { ${fields} }`,
    );
  await run();
  const firstRun = await documents();
  await fixture.empty();
  await run([...content].reverse());
  expect(JSON.stringify(await documents())).toBe(JSON.stringify(firstRun));
});

test("writes only changed content; a dry run only reports it", async () => {
  await run();
  const before = await client.fetch("*[]._rev");
  const { update } = await run(retitledContent, { dryRun: true });
  expect(update.map(({ fields }) => fields)).toEqual([
    [{ path: "title", before: "shop", after: "Online shop" }],
  ]);
  expect(await client.fetch("*[]._rev")).toEqual(before);
  expect(await run(retitledContent)).toMatchObject({ update: [{ id: "service-shop" }] });
  expect(await titleOf("service-shop")).toBe("Online shop");
});

test("a new dataset has no migration pending, and the seed of one in use can be undone like one", async () => {
  await run();
  const { applied } = await readRecord(client);
  expect(applied.slice(0, -1)).toEqual(migrationNames());
  await run(retitledContent);
  const { changes, edited } = await rollBack(client, true);
  expect([changes.map(({ id }) => id), edited]).toEqual([["service-shop"], []]);
  expect(await titleOf("service-shop")).toBe("shop");
  expect((await readRecord(client)).applied).toEqual(applied);
  await expect(rollBack(client, false)).rejects.toThrow("Nothing to undo: seed-");
  expect(await run(retitledContent)).toMatchObject({ update: [{}], skip: [] });
});

test("keeps an editor's change and reports its fields, unless forced", async () => {
  await run();
  await client.patch("service-shop").set({ title: "The editor's" }).commit();
  const report = await run(retitledContent);
  const fields = [{ path: "title", before: "The editor's", after: "Online shop" }];
  expect(report.skip).toEqual([{ id: "service-shop", reason: "an editor changed it", fields }]);
  expect(await titleOf("service-shop")).toBe("The editor's");

  await run(retitledContent, { force: true });
  expect(await titleOf("service-shop")).toBe("Online shop");
});

test("treats documents that existed before the first seed as an editor's", async () => {
  await client.create({ _id: "serviceGroup-web", _type: "serviceGroup", title: "Ours" });
  const report = await run();
  expect(report.skip).toMatchObject([{ id: "serviceGroup-web" }]);
  expect(await titleOf("serviceGroup-web")).toBe("Ours");
});

test("does not recreate a document that an editor deleted, nor any reference to it", async () => {
  await run();
  await client
    .transaction()
    .patch("service-site", (patch) => patch.unset(["relatedServices"]))
    .delete("service-shop")
    .commit();
  const report = await run([...content, service("audit", ["service-shop"])]);
  expect(report.skip).toMatchObject([
    { id: "service-shop", reason: "an editor deleted it" },
    { id: "service-site", reason: "an editor changed it" },
    { id: "service-audit", reason: "it refers to service-shop, which is gone" },
  ]);
  expect(await titleOf("service-shop")).toBeUndefined();

  await run(content, { force: true });
  expect(await titleOf("service-shop")).toBe("shop");
});

test("removes a document that left the content, unless it was edited", async () => {
  await run([group, service("shop"), service("site")]);
  await client.patch("service-site").set({ title: "The editor's" }).commit();
  const report = await run([group]);
  expect(report.remove.map(({ id }) => id)).toEqual(["service-shop"]);
  expect(await titleOf("service-shop")).toBeUndefined();
  expect(await titleOf("service-site")).toBe("The editor's");
});

test("keeps a document that left the content while something refers to it", async () => {
  await run(content);
  await client.patch("service-shop").set({ title: "The editor's" }).commit();
  const report = await run([group, service("shop"), project]);
  expect(report.remove).toEqual([]);
  expect(report.skip.map(({ id, reason }) => [id, reason])).toEqual([
    ["service-shop", "an editor changed it"],
    ["service-site", "no longer in the content, but service-shop refers to it"],
  ]);
  expect(await titleOf("service-site")).toBe("site");

  await client.patch("service-shop").unset(["relatedServices"]).commit();
  await run([group, service("shop"), project]);
  expect(await titleOf("service-site")).toBeUndefined();
});

test.each([
  ["changes", retitledContent],
  ["removes", [site, group, project].with(0, service("site"))],
])("does not overwrite an editor who publishes what the seed %s while it runs", async (_, next) => {
  await run();
  const commit = client.mutate.bind(client);
  vi.spyOn(client, "mutate").mockImplementationOnce(async (...call) => {
    await client.patch("service-shop").set({ title: "The editor's" }).commit();
    return commit(...call);
  });
  expect((await run(next)).skip).toMatchObject([{ id: "service-shop" }]);
  expect(await titleOf("service-shop")).toBe("The editor's");
});
