import { describe, expect, it } from "vitest";
import { sitemapEntries } from "./sitemap.ts";

type Documents = Parameters<typeof sitemapEntries>[0];

const document = (fields: Record<string, unknown>) =>
  // Only what the entries are made of.
  ({
    _updatedAt: "2025-01-01T00:00:00Z",
    image: null,
    landingImage: null,
    ...fields,
  }) as unknown as Documents[number];

describe("the sitemap", () => {
  it("holds canonical pages that search engines may show, and no others, in order", () => {
    const paths = sitemapEntries([
      document({ _type: "service", slug: "a", landingSlug: "a-bot" }),
      document({ _type: "service", slug: "b", hasDetailPage: false }),
      document({ _type: "service", slug: "c", noIndex: true, landingSlug: "c-bot" }),
      document({ _type: "homePage" }),
    ]).map(({ path }) => path);
    expect(paths).toEqual(["/", "/a-bot", "/c-bot", "/services/a"]);
  });

  it("names the further pages of the blog, as new as the newest article", () => {
    const articles = Array.from({ length: 16 }, (_, n) =>
      document({ _type: "article", slug: `a${n}`, _updatedAt: `2025-01-${10 + n}` }),
    );
    expect(sitemapEntries(articles).slice(-2)).toEqual([
      { path: "/blog/page/2", lastModified: "2025-01-25" },
      { path: "/blog/page/3", lastModified: "2025-01-25" },
    ]);
  });
});
