import type { AuthoredRecord, ContentEntry } from "@currawong/content/authored";
import { compile, type SeedDocument } from "@currawong/content/compile";
import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, expect, test } from "vitest";
import { contentHash, recordDocument } from "../dataset/seed-record.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrationNames, recordApplied } from "../migrations/record.ts";
import { rollBack } from "../migrations/rollback.ts";
import { loadSteps } from "../migrations/steps.ts";
import { seed } from "./seed.ts";

const service = (name: string): AuthoredRecord => ({
  ...{ _id: `service-${name}`, title: name, slug: name, group: "serviceGroup-web" },
});
const entries: ContentEntry[] = [
  {
    ...{ _id: "serviceGroup-web", title: "Web", slug: "web", description: "Sites." },
    services: ["service-shop", "service-site"],
  },
  ...[service("shop"), { ...service("site"), relatedServices: ["service-shop"] }],
  { _id: "articleCategory-ai", title: "AI", slug: "ai" },
].map((document) => ({ document, file: "test.ts" }));

const refer = (_ref: string) => ({ _type: "reference", _ref });
const block = (_type: string, fields: object = {}) => ({ _type, _key: _type, ...fields });

/** A document that v2026.11.28 seeded. */
const asTagged = (document: SeedDocument): SeedDocument =>
  document._id === "service-site"
    ? {
        ...document,
        relatedServices: [{ _key: "a", ...refer("service-shop") }],
        sections: [block("exhibit", { layout: "calendar" })],
      }
    : document;

/** What editors had made with v2026.11.28: with the documents above, something for every migration since. */
const EDITED = [
  { _id: "project-a", _type: "project", decision: "Bought" },
  { _id: "siteSettings", _type: "siteSettings", accent: "#123456", replySignature: "Kim" },
  { _id: "announcement-a", _type: "announcement", title: "Closed on Monday" },
  { _id: "sectionPage-social-media", _type: "sectionPage", priceIncludes: "Posts" },
  {
    ...{ _id: "drafts.page-a", _type: "page" },
    sections: [
      block("chatDemo"),
      block("needFinder"),
      block("video", { captions: { _type: "file" } }),
      block("quote", { validDays: 30, lines: [] }),
      block("postWall", { posts: [{ _key: "a", area: { _type: "pictureArea", x: 0, w: 240 } }] }),
      block("prose", { text: "Ours" }),
    ],
  },
];

const fixture = await sharedLake();
const client = fixture.client.withConfig({ perspective: "raw" });
// Sanity's client has a narrower type for the same mutations.
type Mutations = Parameters<typeof client.mutate>[0];

/** Fills the dataset as v2026.11.28 left it. */
beforeEach(async () => {
  await fixture.empty();
  const documents = compile(entries, () => "").map(asTagged);
  const hashes = new Map(documents.map((document) => [document._id, contentHash(document)]));
  const created = [...documents, ...EDITED, recordDocument(hashes)].map((create) => ({ create }));
  await client.mutate([...created, ...recordApplied(["0013-drawn-screens"])] as Mutations);
});

const start = () =>
  seed(client, { entries, cacheDir: "unused-without-pictures", migrateFirst: true });

const fields = "..., '_rev': 0, '_updatedAt': 0";
const contents = () =>
  client.fetch(`*[!(_type in ['seedRecord', 'migrationsRecord'])] | order(_id) { ${fields} }`);

test("each migration has something to do, all can be applied, and the last undone", async () => {
  const steps = await loadSteps();
  const before = await contents();
  const planned = await migrate(client, { steps });
  expect(planned.map(({ name }) => name)).toEqual(migrationNames());
  const idle = planned.filter(({ changes }) => changes.length === 0);
  expect(
    idle.map(({ name }) => name),
    "Add what they change to the data above",
  ).toEqual([]);
  expect(await contents()).toEqual(before);

  await migrate(client, { steps: steps.slice(0, -1), apply: true });
  const beforeLast = await contents();
  await migrate(client, { steps, apply: true });
  const after = await contents();
  expect((await rollBack(client, true)).name).toBe(steps.at(-1)?.name);
  expect(await contents()).toEqual(beforeLast);
  await migrate(client, { steps, apply: true });
  expect(await contents()).toEqual(after);
});

test("a start migrates, keeps every edit and what no migration is about, and the next changes nothing", async () => {
  const services = [refer("service-site"), refer("service-shop")];
  const reordered = services.map((one) => ({ ...one, _key: one._ref, _weak: true }));
  await client.patch("serviceGroup-web").set({ services: reordered }).commit();
  await client.patch("articleCategory-ai").set({ title: "Our words" }).commit();
  await client.create({ _id: "drafts.service-site", _type: "service", title: "A draft" });

  await start();
  const kept = [
    ["serviceGroup-web", { services: reordered }],
    ["articleCategory-ai", { title: "Our words" }],
    ["drafts.service-site", { title: "A draft" }],
  ] as const;
  for (const [id, edit] of kept) expect(await client.getDocument(id)).toMatchObject(edit);
  const sections = (await client.getDocument("drafts.page-a"))?.sections;
  expect(sections).toContainEqual(block("prose", { text: "Ours" }));
  const before = await contents();
  await start();
  expect(await contents()).toEqual(before);
});

test("a seed by itself writes nothing into data that a migration has yet to read", async () => {
  const before = await contents();
  const seeding = seed(client, { entries, cacheDir: "unused-without-pictures", force: true });
  await expect(seeding).rejects.toThrow("0014-weak-links");
  expect(await contents()).toEqual(before);
});

test("without edits, the repository still wins after the migrations", async () => {
  expect((await start()).skip).toEqual([]);
});
