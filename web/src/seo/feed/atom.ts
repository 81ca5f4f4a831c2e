import { absolute } from "../../addresses.ts";
import { element, escapeXml, XML_DECLARATION } from "../xml.ts";
import type { Entry, Feed } from "./feed.ts";

const entry = ({ url, title, summary, category, published }: Entry) =>
  [
    "<entry>",
    element("id", url),
    element("title", title),
    `<link href="${escapeXml(url)}"/>`,
    element("published", published),
    element("updated", published),
    `<category term="${escapeXml(category)}"/>`,
    element("summary", summary),
    "</entry>",
  ].join("");

/** The blog as Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const self = absolute("/atom.xml");
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">',
    element("id", self),
    element("title", feed.title),
    element("subtitle", feed.description),
    element("updated", feed.entries[0]?.published ?? "1970-01-01T00:00:00.000Z"),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.url)}"/>`,
    `<author>${element("name", feed.author)}${element("email", feed.email)}</author>`,
    ...feed.entries.map(entry),
    "</feed>",
    "",
  ].join("\n");
}
