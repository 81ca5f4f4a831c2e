import { pathOf } from "@currawong/schemas/paths";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { socialPicturePath } from "../model/file-paths.ts";
import { createAddressBook, KnownAddresses } from "./known-addresses.ts";

const article = (n: number) => ({
  _type: "article",
  slug: `article-${n}`,
  categoryId: n < 10 ? "ai" : "gone",
});

const addresses = new KnownAddresses(
  [
    { _type: "homePage" },
    { _type: "aboutPage", aliases: ["/who-we-are"] },
    { _type: "service", slug: "uber-clone", landingSlug: "uber", sectionSlug: "app-clones" },
    { _type: "sectionPage", slug: "blog" },
    { _type: "page", slug: "über-uns" },
    { _type: "page", slug: "what?" },
    { _type: "page", slug: "50%-off" },
    {
      _id: "ai",
      _type: "articleCategory",
      slug: "ai",
      // The second one has been given to another category since.
      aliases: ["/blog/category/robots", "/blog/category/empty"],
    },
    { _type: "articleCategory", slug: "empty" },
    { _type: "articleCategory" },
    { _type: "article", slug: "category" },
    ...Array.from({ length: 15 }, (_, n) => article(n)),
  ].map((document, n) => ({ _id: `${n}`, ...document })),
  ["/", "/search", "/feed.xml", "/sitemap.xml"],
);

/** What is at a path: itself, where it moved to, or nothing. */
function at(path: string): string {
  const found = addresses.find(path);
  if (typeof found === "object") return found.movedTo;
  return found === "known" ? path : found;
}

it.each([
  ["/", "/about", "/services/uber-clone", "/uber", "/blog", "/blog/article-0"],
  ["/search", "/feed.xml", "/blog/page/2", "/blog/page/3"],
  ["/blog/category", "/blog/category/ai", "/blog/category/ai/page/2", "/blog/category/empty"],
  ["/og/blog/category/ai.png", "/og/index.png", "/og/blog/page/2.png"],
  ["/drawing/services/uber-clone.svg"],
  ["/search/in/search/cT1h", "/%C3%BCber-uns", "/what%3F", "/50%25-off"],
])("knows %s and others", (...paths) => {
  for (const path of paths) expect(at(path)).toBe(path);
});

it.each([
  ["/who-we-are", "/about"],
  ["/app-clones/uber-clone", "/services/uber-clone"],
  ["/blog/page/1", "/blog"],
  ["/blog/category/robots", "/blog/category/ai"],
  ["/blog/category/robots/page/2", "/blog/category/ai/page/2"],
  ["/blog/category/robots/feed.xml", "/feed.xml"],
  ["/blog/category/AI/", "/blog/category/ai"],
  ["/who-we-are.md", "/about"],
  ["/about.asp%E2%80%9D.", "/about"],
  ["/Who-We-Are).", "/about"],
  ["/about%E3%80%82", "/about"],
  ["/search%3Fq=voice%20ai&x=1", "/search?q=voice+ai&x=1"],
  ["/Sitemap.XML", "/sitemap.xml"],
  ["/What", "/what%3F"],
  ["/rss", "/feed.xml"],
  ["/blog/feed/", "/feed.xml"],
  ["/index.html", "/"],
  ["/about/index.php", "/about"],
  ["/About.htm", "/about"],
  ["/who-we-are/amp/", "/about"],
  ["/about%E2%80%8B", "/about"],
  ["//blog//article-0", "/blog/article-0"],
  ["/u%CC%88ber-uns", "/%C3%BCber-uns"],
  ["/feed/rss2/", "/feed.xml"],
])("leads %s to %s", (path, target) => expect(at(path)).toBe(target));

it("does not know any other address", () => {
  const unknown =
    "/wp-login.php /.env /services /services/none /blog/page/4 /blog/category/empty/page/2 /blog/articles/2 /og/who-we-are.png /drawing/services/none.svg /drawing/about.png /og/about /search/in/none/x /api/health /about/more /100% /rss-news /index.html/about /.html/about";
  for (const path of unknown.split(" ")) expect(at(path), path).toBe("unknown");
  const others = [
    "/x/in/about",
    "/search/of/about",
    "/none.md",
    `/about${")".repeat(600)}`,
    "/%00about",
  ];
  for (const path of others) expect(at(path), path).toBe("unknown");
});

it("tells pages apart that are called like a file, like one in Markdown, or alike but for their case", () => {
  const page = (slug: string) => ({ _id: slug, _type: "page", slug });
  const long = "x".repeat(600);
  const slugs = ["feed.xml", "guide", "guide.md", "same", "Same", long];
  const book = new KnownAddresses(slugs.map(page), ["/feed.xml"]);
  expect(book.find("/feed.xml")).toBe("known");
  for (const path of ["/guide", "/guide.md"]) expect(book.find(path)).toBe("known");
  expect(book.find("/SAME")).toMatchObject({ movedTo: "/same" });
  expect(book.find(`/${long})`)).toMatchObject({ movedTo: `/${long}` });
});

it("leads only to addresses that it knows", () => {
  const piece = fc.constantFrom(
    ...["about", "Blog", "/", ".", ")", "%E2%80%8B", "%", "rss", "?", "ü"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const found = addresses.find(`/${pieces.join("")}`);
      const [target] = typeof found === "object" ? found.movedTo.split("?") : [];
      if (target) expect(addresses.find(target)).toBe("known");
    }),
  );
});

it("knows the page and picture of every slug, also of one that looks like a file", () => {
  const text = fc.stringMatching(/^[a-zA-Z0-9.%?ü -]{1,12}$/);
  const file = fc.constantFrom(".md", ".png", ".xml", ".json", ".html", ".js", ".txt", "");
  const slug = fc.tuple(text, file).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.uniqueArray(slug, { maxLength: 6 }), (slugs) => {
      const documents = ["page", "article"].flatMap((_type) =>
        slugs.map((slug, n) => ({ _id: `${_type}-${n}`, _type, slug })),
      );
      const book = new KnownAddresses(documents, ["/feed.xml"]);
      for (const document of documents) {
        const path = pathOf(document) ?? "";
        if (/\/\.{1,2}$/.test(path)) continue; // Browsers resolve these.
        expect(book.find(path)).toBe("known");
        expect(book.find(socialPicturePath(path))).toBe("known");
      }
    }),
  );
});

describe("createAddressBook", () => {
  const clock = { time: 0 };
  let outdatedSince = -1;
  const load = vi.fn(async () => addresses);
  const book = createAddressBook(
    load,
    (at) => outdatedSince >= at,
    () => ++clock.time,
  );

  it("loads all addresses in one query, and again only once they may have changed", async () => {
    const paths = Array.from({ length: 400 }, (_, n) => `/made-up-${n}`);
    await Promise.all(paths.map((path) => book.find(path)));
    expect(load).toHaveBeenCalledTimes(1);
    outdatedSince = clock.time;
    await Promise.all(paths.map((path) => book.find(path)));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("retries after a failure", async () => {
    outdatedSince = clock.time;
    load.mockRejectedValueOnce(new Error("no lake"));
    await expect(book.find("/about")).rejects.toThrow("no lake");
    expect(await book.find("/about")).toBe("known");
  });
});
