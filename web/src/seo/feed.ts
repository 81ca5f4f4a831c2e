import { pathOf } from "@currawong/schemas/paths";
import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { ARTICLES_QUERY } from "@currawong/schemas/queries/writing";
import { absolute } from "../addresses.ts";
import { loadAgency } from "../content/agency.ts";
import { load } from "../content/load.ts";
import { parseDate } from "../content/parse-date.ts";
import { sharedPicture } from "../content/picture-address.ts";
import { tags } from "../content/tags.ts";
import { element, escapeXml, XML_DECLARATION } from "./xml.ts";

/** The number of articles in the feed: readers already have the older ones. */
const LENGTH = 50;

/** Reads the blog as a feed, newest first. Depends on the list of articles and on their cards. */
export async function loadFeed() {
  const [{ name }, blog, { articles }] = await Promise.all([
    loadAgency(),
    load(PAGE_QUERY, { type: "sectionPage", slug: "blog" }),
    load(ARTICLES_QUERY, { from: 0, to: LENGTH }, [tags.list("article")]),
  ]);
  return {
    title: `${blog?.title ?? "Blog"} | ${name}`,
    description: blog?.description ?? "",
    url: absolute("/blog"),
    entries: articles.map((article) => ({
      url: absolute(pathOf(article) ?? "/blog"),
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
    description(feed.description),
    element("language", "en-au"),
    element("lastBuildDate", newest?.published),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
