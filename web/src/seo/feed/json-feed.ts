import { absolute } from "../../addresses.ts";
import type { Feed } from "./feed.ts";

/** The blog as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: absolute("/feed.json"),
    icon: absolute("/icon-512.png"),
    language: "en-AU",
    authors: [{ name: feed.author, url: absolute("/") }],
    items: feed.entries.map(({ url, title, summary, category, published, image }) => ({
      id: url,
      url,
      title,
      summary,
      content_text: summary,
      date_published: published,
      tags: [category],
      ...(image && { image }),
    })),
  };
}
