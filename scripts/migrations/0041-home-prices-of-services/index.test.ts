import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const price = { _type: "price", amount: 899, unit: "month", from: true };
const subject = { _type: "reference", _ref: "sectionPage-social-media" };
const service = { _type: "reference", _ref: "service-instagram-marketing" };
const card = { _key: "c", _type: "homeCard", subject, features: ["Reels"] };
const named = (document: object, place: string) => ({
  body: [
    { _type: "block", _key: "b", children: [{ _type: "inlinePrice", _key: "p", document, place }] },
  ],
});

test("moves the price of a section to the service it sells, with whatever names it", async () => {
  const excludes = [{ _type: "exclusion", _key: "e", title: "Ad spend" }];
  const facts = { _type: "offerFacts", excludes: [{ ...excludes[0], offers: [subject] }] };
  const [section, sold, home, article] = await migrated(migration, [
    stored("sectionPage-social-media", "sectionPage", {
      ...{ startingPrice: price, priceIncludes: "Instagram alone", facts },
    }),
    stored("service-instagram-marketing", "service", { facts }),
    stored("homePage", "homePage", {
      sections: [{ _type: "offerCards", _key: "o", cards: [card] }],
    }),
    stored("drafts.article-a", "article", named(subject, "startingPrice")),
  ]);
  expect(section).not.toHaveProperty("startingPrice");
  expect(section).not.toHaveProperty("facts");
  expect(sold?.facts).toEqual({ ...facts, excludes });
  expect(sold?.placePrices).toMatchObject([
    { _key: "home", place: "home", price, scope: "Instagram alone", features: ["Reels"] },
  ]);
  expect(home?.sections).toMatchObject([{ cards: [{ subject, service }] }]);
  expect(article).toMatchObject(named(service, 'placePrices[_key=="home"].price'));
});
