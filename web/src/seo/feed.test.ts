import { expect, it } from "vitest";
import { type Feed, rss } from "./feed.ts";

const feed = (words: string): Feed => ({
  ...{ title: words, description: words },
  ...{ url: "https://currawong.example/blog", self: "https://currawong.example/feed.xml" },
  entries: [
    {
      ...{ title: words, summary: words, category: words },
      url: "https://currawong.example/blog/a",
      published: "2025-04-01T00:00:00.000Z",
      image: "https://currawong.example/a.jpg?w=1&h=2",
    },
  ],
});

it("writes any text as XML, and descriptions as HTML, so that readers show a sign as a sign", () => {
  const xml = rss(feed("R&D: \u0000\u001f\ud800 use <Suspense>\"'"));
  expect(xml).toContain("<title>R&amp;D:  use &lt;Suspense&gt;&quot;&apos;</title>");
  const html =
    "<description>R&amp;amp;D:  use &amp;lt;Suspense&amp;gt;&amp;quot;&amp;apos;</description>";
  expect(xml.split(html)).toHaveLength(3);
  expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
});
