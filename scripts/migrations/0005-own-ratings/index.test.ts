import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const document = (_id: string, fields: object = {}) =>
  stored(_id, _id === "siteSettings" ? "siteSettings" : "service", fields);

test("copies the rating shown into services of the specification, and gives others none", async () => {
  const documents = [
    document("siteSettings", { defaultRating: { rating: 4.7, reviewCount: 60 } }),
    document("service-a"),
    document("drafts.service-a"),
    document("versions.sale.service-a"),
    document("service-b", { rating: 4.8, reviewCount: 94 }),
    document("service-c", { rating: 4.5 }),
    document("0f3c"),
  ];
  const after = (await migrated(migration, documents)).slice(1);
  expect(after.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
    [4.7, 60],
    [4.7, 60],
    [4.7, 60],
    [4.8, 94],
    [4.5, 60],
    [undefined, undefined],
  ]);
});
