import { join } from "node:path";
import { isRecord } from "@currawong/schemas/record";
import type { SanityDocument } from "@sanity/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDataset, type TestDataset } from "../../seed/test-dataset.ts";
import { migrate } from "../migrate.ts";
import { complaints, load, readNdjson } from "../replay.ts";
import { loadSteps } from "../steps.ts";

/** Made in the Studio, so its id does not tell its type. */
const DESIGN_PAGE = "4f0d8a52-6a1e-4c1b-9a55-2f0f6f1c7be1";

const before = readNdjson(join(import.meta.dirname, "before.ndjson"));
let dataset: TestDataset;
let after: Map<string, SanityDocument>;

beforeAll(async () => {
  dataset = await openDataset();
  await load(dataset.client, before);
  await migrate(dataset.client, { steps: await loadSteps(), apply: true });
  const documents = await dataset.client.fetch<SanityDocument[]>("*", {}, { perspective: "raw" });
  after = new Map(documents.map((document) => [document._id, document]));
});

afterAll(() => dataset.lake.close());

type Block = { _key: string; _type: string; [field: string]: unknown };

function blocksOf(id: string): Block[] {
  const document = after.get(id);
  const landing = isRecord(document?.landing) ? document.landing : {};
  return (document?.sections ?? landing.sections) as Block[]; // By the schema.
}

const keysOf = (id: string) => blocksOf(id).map(({ _key }) => _key);

/** Every text somewhere in a value that an editor wrote or chose. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith("_") && name !== "_ref" ? [] : wordsIn(item),
  );
}

test("every published document is valid today", async () => {
  expect(await complaints(dataset.client)).toEqual([]);
});

test("no word is lost, but for the two lines above a title that never were on a page", () => {
  const lost = before.flatMap((document) => {
    const kept = new Set(wordsIn(after.get(document._id)));
    return wordsIn(document).filter((word) => !kept.has(word));
  });
  expect(lost.sort()).toEqual(["Blog", "Portfolio"]);
});

test.each([
  ["homePage", "hero offerCards features insights closing"],
  ["aboutPage", "hero prose features claims features-2 closing"],
  ["contactPage", "contact"],
  ["page-privacy", "hero prose"],
  ["sectionPage-services", "hero catalogue features questions closing"],
  [
    "sectionPage-social-media",
    "hero packages platforms steps serviceCards regions questions closing",
  ],
  ["sectionPage-app-clones", "hero serviceCards features questions closing"],
  ["sectionPage-ui-ux-design", "hero packages designs features questions closing"],
  ["sectionPage-portfolio", "hero portfolio features closing"],
  [DESIGN_PAGE, "hero pictures features packages questions closing"],
  ["platformPage-instagram", "features benefits serviceCards questions"],
  ["platformPage-youtube", "features benefits questions"],
  ["service-instagram-chatbot", "features benefits useCases packages questions"],
])("%s is made of blocks in the order of its old layout: %s", (id, keys) => {
  expect(keysOf(id).join(" ")).toBe(keys);
});

test("what an address decided in the site’s code is chosen in the blocks", () => {
  const [hero, packages] = blocksOf("sectionPage-social-media");
  expect(hero).toMatchObject({ aside: "rates", ratesTitle: "Monthly packages" });
  expect(packages).toMatchObject({ set: { _ref: "packageSet-social-media" } });
  const [home] = blocksOf("homePage");
  expect(home).toMatchObject({
    claims: true,
    buttons: [
      { label: "Get a Quote on WhatsApp" },
      { label: "View All Services", target: { _ref: "sectionPage-services" } },
    ],
  });
  expect(after.get("service-uber-clone")?.screen).toBe("ride");
  expect(after.get("platformPage-youtube")?.icon).toBe("video");
  expect(after.get("siteSettings")).toMatchObject({
    badges: expect.arrayContaining([
      expect.objectContaining({ label: "MOST POPULAR", colour: "wattle" }),
    ]),
    defaultRating: { rating: 4.9, reviewCount: 89 },
  });
});

test("a draft gets the same keys as what it will replace, and keeps what it changes", () => {
  expect(keysOf("drafts.homePage")).toEqual(keysOf("homePage"));
  expect(blocksOf("drafts.homePage")[2]).toMatchObject({ heading: "Why businesses come back" });
});

test("half-written pages keep what they have, a layout’s unseen words become blocks", () => {
  expect(blocksOf("drafts.designPage-watch")).toMatchObject([
    { _type: "hero", buttons: [{ label: "Get a Quote" }] },
    { _type: "closing", label: "Get a Quote" },
  ]);
  expect(keysOf("drafts.sectionPage-academy").join(" ")).toBe("hero platforms features regions");
  expect(keysOf("sectionPage-blog").join(" ")).toBe("hero articleList features closing");
});

test("a rich page that was born half-filled and never written is gone", () => {
  expect(after.get("service-airbnb-clone")).not.toHaveProperty("landing");
});

test("an editor’s blocks are left alone, and a second run has nothing to do", async () => {
  expect(blocksOf("page-terms")).toEqual([{ _key: "x1", _type: "hero", eyebrow: "By an editor" }]);
  await dataset.client.delete("migrations.record");
  const reports = await migrate(dataset.client, { steps: await loadSteps() });
  expect(reports.flatMap(({ changes }) => changes)).toEqual([]);
});
