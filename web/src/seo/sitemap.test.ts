import { expect, it } from "vitest";
import { sitemapEntries } from "./sitemap.ts";

type Documents = Parameters<typeof sitemapEntries>[0];

// Only the fields that determine the paths.
const document = (fields: Record<string, unknown>) =>
  ({ image: null, landingImage: null, ...fields }) as unknown as Documents[number];

it("lists only pages that may be indexed, at their canonical paths and in order", () => {
  const paths = sitemapEntries([
    document({ _type: "service", slug: "a", landingSlug: "a-bot" }),
    document({ _type: "service", slug: "b", hasDetailPage: false }),
    document({ _type: "service", slug: "c", noIndex: true, landingSlug: "c-bot" }),
    document({ _type: "homePage" }),
  ]).map(({ path }) => path);
  expect(paths).toEqual(["/", "/a-bot", "/c-bot", "/services/a"]);
});
