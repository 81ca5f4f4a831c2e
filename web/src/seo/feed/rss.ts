import { absolute } from "../../addresses.ts";
import { element, escapeXml, XML_DECLARATION } from "../xml.ts";
import type { Entry, Feed } from "./feed.ts";

const item = ({ url, title, summary, category, published, image }: Entry) =>
  [
    "<item>",
    element("title", title),
    element("link", url),
    element("guid", url),
    element("pubDate", new Date(published).toUTCString()),
    element("category", category),
    element("description", summary),
    image && `<media:content url="${escapeXml(image)}" medium="image" type="image/jpeg"/>`,
    "</item>",
  ].join("");

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const [newest] = feed.entries;
  const self = escapeXml(absolute("/feed.xml"));
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.url),
    element("description", feed.description),
    element("language", "en-au"),
    element("lastBuildDate", newest && new Date(newest.published).toUTCString()),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
