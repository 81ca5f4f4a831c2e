import { pathOf } from "@currawong/schemas/paths";
import { loadAgency } from "../content/agency.ts";
import { readArticles } from "../content/articles.ts";
import { sharedPicture } from "../content/picture-address.ts";
import { BLOG } from "../model/crumb.ts";
import { parseDate } from "../model/date.ts";
import type { Page } from "../model/page.ts";
import { absolute } from "../runtime/site-url.ts";
import { element, escapeXml, XML_DECLARATION } from "./xml.ts";

/** The number of articles in the feed: readers already have the older ones. */
const LENGTH = 50;

/** Reads the blog as a feed, newest first. Depends on its page and on the cards of its articles. */
export async function loadFeed(blog: Page | null) {
  const [{ name }, { articles }] = await Promise.all([
    loadAgency(),
    readArticles({ from: 0, to: LENGTH }),
  ]);
  return {
    title: `${blog?.title ?? BLOG.label} | ${name}`,
    description: blog?.description ?? "",
    url: absolute(BLOG.href),
    self: absolute("/feed.xml"),
    entries: articles.map((article) => ({
      url: absolute(pathOf(article) ?? BLOG.href),
      title: article.title,
      summary: article.excerpt,
      category: article.category?.title,
      published: parseDate(article.publishedAt)?.toUTCString(),
      image: sharedPicture(article.image),
    })),
  };
}

export type Feed = Awaited<ReturnType<typeof loadFeed>>;

/** A text as HTML: readers show the decoded description as HTML, in which `<Suspense>` would be a tag. */
const description = (text: string | null | undefined) =>
  element("description", text && escapeXml(text));

const item = ({ url, title, summary, category, published, image }: Feed["entries"][number]) =>
  [
    "<item>",
    element("title", title),
    element("link", url),
    element("guid", url),
    element("pubDate", published),
    element("category", category),
    description(summary),
    image && `<media:content url="${escapeXml(image)}" medium="image" type="image/jpeg"/>`,
    "</item>",
  ].join("");

/** A list of articles as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const [newest] = feed.entries;
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.url),
    description(feed.description),
    element("language", "en-au"),
    element("lastBuildDate", newest?.published),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
