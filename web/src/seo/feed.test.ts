import fc from "fast-check";
import { expect, it } from "vitest";
import { type Feed, rss } from "./feed.ts";

const feed = (words: string): Feed => ({
  title: words,
  description: words,
  url: "https://currawong.example/blog",
  self: "https://currawong.example/feed.xml",
  entries: [
    {
      url: "https://currawong.example/blog/a",
      title: words,
      summary: words,
      category: words,
      published: "2025-04-01T00:00:00.000Z",
      image: "https://currawong.example/a.jpg?w=1&h=2",
    },
  ],
});

/** The text of the XML, without our own markup. */
const textOnly = (xml: string) => xml.replace(/<\/?[a-z?][^<>]*>/gi, "");

it("keeps the feed well-formed with any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (words) => {
      const text = textOnly(rss(feed(words)));
      expect(text).not.toMatch(/[<>]/);
      expect(text.replace(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these.
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }),
  );
});

it("writes descriptions as HTML, so that readers show a sign as a sign", () => {
  const xml = rss(feed("R&D: use <Suspense>"));
  expect(xml).toContain("<title>R&amp;D: use &lt;Suspense&gt;</title>");
  const html = "<description>R&amp;amp;D: use &amp;lt;Suspense&amp;gt;</description>";
  expect(xml.split(html)).toHaveLength(3);
});
