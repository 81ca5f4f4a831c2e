import { describe, expect, it } from "vitest";
import { type SitemapEntry, sitemapEntries } from "./entries.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";

const entry = (path: string, lastModified = "2025-01-01T00:00:00Z"): SitemapEntry => ({
  path,
  lastModified,
  images: [],
});

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
  it("is one file until it is too long for one", () => {
    const text = sitemap([entry("/"), entry("/a?b&c")], 2);
    expect(text).toContain("<urlset");
    expect(text).toContain("<loc>https://currawong.example/a?b&amp;c</loc>");
  });

  it("becomes an index of parts that hold every page once", () => {
    const entries = Array.from({ length: 5 }, (_, n) => entry(`/${n}`, `2025-01-0${n + 1}`));
    const index = sitemap(entries, 2);
    expect(index.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>https://currawong.example/sitemap/1.xml</loc>",
      "<loc>https://currawong.example/sitemap/2.xml</loc>",
      "<loc>https://currawong.example/sitemap/3.xml</loc>",
    ]);
    expect(index).toContain("<lastmod>2025-01-02</lastmod>");
    const parts = [1, 2, 3].map((number) => sitemapPart(entries, number, 2) ?? "");
    expect(parts.join("").match(/<loc>/g)).toHaveLength(5);
    expect(sitemapPart(entries, 4, 2)).toBeNull();
  });

  it("holds canonical pages that search engines may show, and no others", () => {
    const paths = sitemapEntries([
      document({ _type: "service", slug: "a", landingSlug: "a-bot" }),
      document({ _type: "service", slug: "b", hasDetailPage: false }),
      document({ _type: "service", slug: "c", noIndex: true, landingSlug: "c-bot" }),
      document({ _type: "homePage" }),
    ]).map(({ path }) => path);
    expect(paths).toEqual(["/", "/a-bot", "/c-bot", "/services/a"]);
  });

  it("names the further pages of the blog", () => {
    const articles = Array.from({ length: 10 }, (_, n) =>
      document({ _type: "article", slug: `a${n}`, _updatedAt: `2025-02-${10 + n}` }),
    );
    const page = sitemapEntries(articles).find(({ path }) => path === "/blog/page/2");
    expect(page?.lastModified).toBe("2025-02-19");
  });
});
