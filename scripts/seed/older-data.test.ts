import type { AuthoredRecord, ContentEntry } from "@currawong/content/authored";
import { compile, type SeedDocument } from "@currawong/content/compile";
import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, expect, test } from "vitest";
import { contentHash, recordDocument } from "../dataset/seed-record.ts";
import { migrationNames, recordApplied } from "../migrations/record.ts";
import { seed } from "./seed.ts";

/** What a document was before a migration that changes one of these: the data of versions that an upgrade may start from. */
const BEFORE: Record<string, (document: SeedDocument) => SeedDocument> = {
  "0005-own-ratings": ({ rating, reviewCount, ...document }) => document as SeedDocument,
  "0006-order-as-content": ({ services, ...document }) =>
    document._type === "service"
      ? { ...document, order: document._id === "service-shop" ? 10 : 20 }
      : (document as SeedDocument),
  "0007-specified-order": (document) =>
    document._type === "homePage" && Array.isArray(document.sections)
      ? { ...document, sections: document.sections.toReversed() }
      : document,
  "0008-category-addresses": ({ slug, ...document }) =>
    (document._type === "articleCategory" ? document : { slug, ...document }) as SeedDocument,
  "0009-plate-frames": (document) =>
    document._type === "service" ? { ...document, plate: { callouts: [] } } : document,
  "0010-offer-facts": ({ facts, ...document }) =>
    (document._type === "service"
      ? { ...document, risesWith: ["more pages"] }
      : document) as SeedDocument,
  "0011-samples-as-tables": (document) =>
    document._type === "service"
      ? { ...document, picture: { layout: "inbox", rows: [{ _key: "a", label: "Mail" }] } }
      : document,
  "0012-redirects-of-pages-that-left": (document) => {
    const reason = { _key: "a", path: "/left", reason: "“Left” was here" };
    return document._type === "service" ? { ...document, aliasReasons: [reason] } : document;
  },
  "0013-drawn-screens": (document) =>
    document._type === "service" ? { ...document, screen: "ride" } : document,
  "0014-weak-links": (document) => {
    const strong = [{ _key: "a", _type: "reference", _ref: "service-shop" }];
    return document._id === "service-site" ? { ...document, relatedServices: strong } : document;
  },
};

const service = (name: string): AuthoredRecord => ({
  ...{ _id: `service-${name}`, title: name, slug: name, group: "serviceGroup-web" },
  ...{ rating: 4.8, reviewCount: 94, facts: { costsMoreWith: ["more pages"] } },
});
const entries: ContentEntry[] = [
  {
    ...{ _id: "serviceGroup-web", title: "Web", slug: "web", description: "Sites." },
    services: ["service-shop", "service-site"],
  },
  ...[service("shop"), { ...service("site"), relatedServices: ["service-shop"] }],
  { _id: "articleCategory-ai", title: "AI", slug: "ai" },
].map((document) => ({ document, file: "test.ts" }));

const fixture = await sharedLake();
const client = fixture.client.withConfig({ perspective: "raw" });
beforeEach(fixture.empty);

/** Fills the dataset as the version before a migration seeded it. */
async function seedBefore(first: string): Promise<void> {
  const names = migrationNames();
  const later = names.slice(names.indexOf(first)).toReversed();
  const documents = compile(entries, () => "").map((document) =>
    later.reduce((it, name) => BEFORE[name]?.(it) ?? it, document),
  );
  const hashes = new Map(documents.map((document) => [document._id, contentHash(document)]));
  const applied = names.filter((name) => !later.includes(name));
  await client.mutate([...documents, recordDocument(hashes)].map((create) => ({ create })));
  if (applied.length > 0) {
    // Sanity's client has a narrower type for the same mutations.
    await client.mutate(recordApplied(applied) as Parameters<typeof client.mutate>[0]);
  }
}

const start = () =>
  seed(client, { entries, cacheDir: "unused-without-pictures", migrateFirst: true });

const contents = () =>
  client.fetch("*[!(_type in ['seedRecord', 'migrationsRecord'])] | order(_id)");

const orderOf = async () =>
  (await client.getDocument("serviceGroup-web"))?.services.map(
    ({ _ref }: { _ref: string }) => _ref,
  );

test.each(migrationNames())("a start on data from before %s keeps every edit", async (name) => {
  await seedBefore(name);
  const isNumbered = (await client.getDocument("service-site"))?.order !== undefined;
  const reordered = isNumbered
    ? client.patch("service-site").set({ order: 1 })
    : client.patch("serviceGroup-web").set({
        services: ["site", "shop"].map((slug) => ({
          ...{ _type: "reference", _key: slug, _ref: `service-${slug}`, _weak: true },
        })),
      });
  await reordered.commit();
  await client.patch("articleCategory-ai").set({ title: "Our words" }).commit();
  await client
    .patch("service-shop")
    .set({ price: { _type: "price", amount: 1234 } })
    .commit();
  await client.create({ _id: "drafts.service-site", _type: "service", title: "A draft" });

  await start();
  expect(await orderOf()).toEqual(["service-site", "service-shop"]);
  expect(await client.getDocument("articleCategory-ai")).toMatchObject({ title: "Our words" });
  expect(await client.getDocument("service-shop")).toMatchObject({ price: { amount: 1234 } });
  expect(await client.getDocument("drafts.service-site")).toMatchObject({ title: "A draft" });
  const before = await contents();
  await start();
  expect(await contents()).toEqual(before);
});

test("a seed by itself writes nothing into data that a migration has yet to read", async () => {
  await seedBefore("0006-order-as-content");
  const before = await contents();
  const seeding = seed(client, { entries, cacheDir: "unused-without-pictures", force: true });
  await expect(seeding).rejects.toThrow("0006-order-as-content");
  expect(await contents()).toEqual(before);
});

test("without edits, the repository still wins after the migrations", async () => {
  await seedBefore("0005-own-ratings");
  await start();
  expect(await orderOf()).toEqual(["service-shop", "service-site"]);
  expect((await start()).skip).toEqual([]);
});
