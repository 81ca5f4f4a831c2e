import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { compiledContent } from "./compiled.ts";

const documents = await compiledContent();
const { findings, counts } = await checkContent(documents);

test("the authored content has nothing to mend", () => {
  expect(
    findings.map(({ rule, id, path, message }) => `${rule} ${id} ${path}: ${message}`),
  ).toEqual([]);
});

test("documents that break a rule of the schema are named with the field", async () => {
  const damaged = documents.map((document) =>
    document._id === "service-uber-clone"
      ? {
          ...document,
          cardText: undefined,
          features: ["One"],
          startingPrice: { _type: "price", amount: 1.5, unit: "x" },
          placePrices: [
            { _key: "home", place: "home", price: { _type: "price", amount: 9, unit: "once" } },
          ],
        }
      : document,
  );
  const report = await checkContent(damaged);
  const paths = report.findings.filter(({ rule }) => rule === "schema").map(({ path }) => path);
  expect(paths).toEqual([
    "cardText",
    "features",
    "startingPrice.amount",
    "startingPrice.unit",
    "placePrices[home].scope",
  ]);
});

test("addresses the site cannot serve are named: of fixed pages, of the site itself, of no section", async () => {
  const addresses: Record<string, Record<string, unknown>> = {
    "page-privacy": { slug: { _type: "slug", current: "contact" } },
    "service-uber-clone": { aliases: ["/about"] },
    "designPage-saas": { aliases: ["/search/saas"] },
    "sectionPage-blog": { slug: { _type: "slug", current: "news" } },
  };
  const moved = documents.map((document) => ({ ...document, ...addresses[document._id] }));
  const report = await checkContent(moved);
  const said = report.findings
    .filter(({ rule }) => rule === "schema")
    .map(({ id, path, message }) => `${id} ${path}: ${message}`);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^page-privacy slug: \/contact already belongs to “/),
      expect.stringMatching(/^service-uber-clone aliases: \/about already belongs to “/),
      "designPage-saas aliases: /search/saas is used by the site itself. Choose another.",
      expect.stringMatching(/^sectionPage-blog slug: The site has no section here\./),
    ]),
  );
});

test("documents are counted by type", () => {
  expect(counts.get("article")).toBe(22);
  expect(counts.get("service")).toBe(46);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(documents.length);
});
