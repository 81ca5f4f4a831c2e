import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { compiledContent } from "./compiled.ts";

const documents = await compiledContent();
const { findings, counts } = await checkContent(documents);

/** What is changed for the worse, by document. */
const DAMAGE: Record<string, Record<string, unknown>> = {
  "service-uber-clone": {
    cardText: undefined,
    features: ["One"],
    startingPrice: { _type: "price", amount: 1.5, unit: "x" },
    placePrices: [
      { _key: "home", place: "home", price: { _type: "price", amount: 9, unit: "once" } },
    ],
  },
  "page-privacy": { slug: { _type: "slug", current: "contact" } },
  "service-tiktok-clone": { aliases: ["/about"] },
  "designPage-saas": { aliases: ["/search/saas"] },
  "sectionPage-blog": { slug: { _type: "slug", current: "news" } },
  siteSettings: {
    phone: "5550 1234",
    whatsappNumber: "+61 0491 570 006",
    abn: "51 824 753 557",
    openingHours: { days: ["Monday"], opens: "17:00", closes: "09:00" },
    offers: [{ _key: "a", validFrom: "2025-02-01", validThrough: "2025-01-01" }],
  },
  "project-delivery-app": { image: { _type: "picture", alt: "A calendar." } },
  "seoPreset-about": { key: "blog" },
  aboutPage: { seo: undefined },
};

const report = await checkContent(
  documents.map((document) => ({ ...document, ...DAMAGE[document._id] })),
);
const broken = report.findings.filter(({ rule }) => rule === "schema");
const messages = broken.map(({ id, path, message }) => `${id} ${path}: ${message}`);

test("the authored content has nothing to mend", () => {
  expect(
    findings.map(({ rule, id, path, message }) => `${rule} ${id} ${path}: ${message}`),
  ).toEqual([]);
});

test("documents that break a rule of the schema are named with the field", () => {
  const paths = broken.filter(({ id }) => id === "service-uber-clone").map(({ path }) => path);
  expect(paths).toEqual([
    "cardText",
    "features",
    "startingPrice.amount",
    "startingPrice.unit",
    "placePrices[home].scope",
  ]);
});

test("addresses the site cannot serve are named: of fixed pages, of the site itself, of no section", () => {
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^page-privacy slug: \/contact already belongs to “/),
      expect.stringMatching(/^service-tiktok-clone aliases: \/about already belongs to “/),
      "designPage-saas aliases: /search/saas is used by the site itself. Choose another.",
      expect.stringMatching(/^sectionPage-blog slug: The site has no section here\./),
    ]),
  );
});

test("what guards calls, chats, pictures and search is named, with what to do", () => {
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^siteSettings phone: Write an Australian number/),
      expect.stringMatching(/^siteSettings whatsappNumber: Leave out the 0 after \+61/),
      expect.stringMatching(/^siteSettings abn: This is nobody’s ABN/),
      expect.stringMatching(/^siteSettings openingHours\.closes: Closes at 09:00/),
      expect.stringMatching(/^siteSettings offers\[a\]\.validThrough: Ends on 2025-01-01/),
      expect.stringMatching(/^project-delivery-app image: Upload a picture or choose one/),
      expect.stringMatching(/^seoPreset-about key: Another preset is called “blog” already/),
      expect.stringMatching(/^seoPreset-about : No page names this preset/),
    ]),
  );
});

test("documents are counted by type", () => {
  expect(counts.get("article")).toBe(22);
  expect(counts.get("service")).toBe(46);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(documents.length);
});
