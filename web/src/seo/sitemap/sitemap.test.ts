import { lastPageOf } from "@currawong/schemas/paging";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitemapEntries } from "./entries.ts";
import { sitemapIndex, sitemapParts, urlset } from "./sitemap.ts";

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
  it("names pages in the order of their addresses", () => {
    const entries = ["/b", "/a?b&c", "/"].map((path) => ({ path, lastModified: "", images: [] }));
    expect(urlset(entries).match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>https://currawong.example/</loc>",
      "<loc>https://currawong.example/a?b&amp;c</loc>",
      "<loc>https://currawong.example/b</loc>",
    ]);
  });

  it("has parts that name every document once, and the further pages of the blog", () => {
    const lengths = fc.record({ documents: fc.nat(5_000), articles: fc.nat(30) });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 700 }), (length, size) => {
        const parts = sitemapParts(length, size);
        const named = parts.flatMap((part) =>
          part === "blog"
            ? []
            : Array.from({ length: part.to - part.from }, (_, n) => part.from + n),
        );
        expect(named).toEqual(Array.from({ length: length.documents }, (_, n) => n));
        expect(parts.includes("blog")).toBe(lastPageOf(length.articles) > 1);
        expect(sitemapIndex(parts.length).match(/<loc>/g)?.length ?? 0).toBe(parts.length);
      }),
    );
  });

  it("counts its parts as their addresses do", () => {
    expect(sitemapIndex(2).match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>https://currawong.example/sitemap/1.xml</loc>",
      "<loc>https://currawong.example/sitemap/2.xml</loc>",
    ]);
  });

  it("holds canonical pages that search engines may show, and no others", () => {
    const paths = sitemapEntries([
      document({ _type: "service", slug: "a", landingSlug: "a-bot" }),
      document({ _type: "service", slug: "b", hasDetailPage: false }),
      document({ _type: "service", slug: "c", noIndex: true, landingSlug: "c-bot" }),
      document({ _type: "homePage" }),
    ]).map(({ path }) => path);
    expect(paths).toEqual(["/services/a", "/a-bot", "/c-bot", "/"]);
  });
});
