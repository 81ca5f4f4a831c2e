import { createClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const document = (_id: string, fields: object = {}): SanityDocument => ({
  _id,
  _type: _id === "siteSettings" ? "siteSettings" : "service",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

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
  const changes = await planStep(documents, { name: "0005-own-ratings", migration }, client);
  const after = applyChanges(documents, changes).slice(1);
  expect(after.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
    [4.7, 60],
    [4.7, 60],
    [4.7, 60],
    [4.8, 94],
    [4.5, 60],
    [undefined, undefined],
  ]);
});
