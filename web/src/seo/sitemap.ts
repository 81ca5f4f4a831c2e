import { furtherPagesOf } from "@currawong/schemas/article-lists";
import type { SITEMAP_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { SITEMAP_QUERY } from "@currawong/schemas/queries/addresses";
import type { Agency } from "../content/agency.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { absolute } from "../runtime/site-url.ts";
import { element, XML_DECLARATION } from "./xml.ts";

/** A page for search engines, and a picture on it. Further pages of lists have no title of their own. */
type SitemapEntry = {
  path: string;
  title?: string | null;
  lastModified: string;
  image?: string | null;
};

/** The pages that may be indexed, at their canonical addresses, and the further pages of lists of articles. */
export function sitemapEntries(documents: SITEMAP_QUERY_RESULT): SitemapEntry[] {
  const pages = documents.flatMap((document) => {
    const { _updatedAt: lastModified, title, image, landingImage } = document;
    const landingTitle = document.landingTitle ?? title;
    const [path, landing] = [pathOf(document), landingPathOf(document)];
    return [
      ...(path && !document.noIndex ? [{ path, title, lastModified, image }] : []),
      ...(landing && !document.landingNoIndex
        ? [{ path: landing, title: landingTitle, lastModified, image: landingImage }]
        : []),
    ];
  });
  // As new as the newest article.
  const lastModified =
    documents
      .filter(({ _type }) => _type === "article")
      .map(({ _updatedAt }) => _updatedAt)
      .sort()
      .at(-1) ?? "";
  const listed = documents.filter(({ _type, noIndex }) => _type === "article" || !noIndex);
  const further = furtherPagesOf(listed).map((path) => ({ path, lastModified }));
  return [...pages, ...further].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What the sitemap lists. Depends on all documents. */
export const loadSitemapEntries = async () =>
  sitemapEntries(await load(SITEMAP_QUERY, {}, [tags.documents]));

/** The sitemap (https://www.sitemaps.org/protocol.html): at most 50,000 pages. */
export async function loadSitemap(): Promise<string> {
  const urls = (await loadSitemapEntries()).map(({ path, lastModified, image }) => {
    const picture = image ? `<image:image>${element("image:loc", image)}</image:image>` : "";
    return `<url>${element("loc", absolute(path))}${element("lastmod", lastModified)}${picture}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [XML_DECLARATION, `<urlset ${namespaces}>`, ...urls, "</urlset>", ""].join("\n");
}

/** Characters that end a link's words in Markdown. */
const MARKS = /[\\[\]]/g;

/** The site for language models: who we are, and the pages that may be indexed (https://llmstxt.org). */
export function llmsTxt(agency: Agency, entries: readonly SitemapEntry[]): string {
  const { name, description, phone, email } = agency;
  const pages = entries.flatMap(({ path, title }) =>
    title ? `- [${title.replace(MARKS, "\\$&")}](${absolute(path)})` : [],
  );
  return [
    `# ${name}`,
    `> ${description}`,
    `Prices are in Australian dollars (AUD) and include GST. For a quote, call ${phone}, write to ${email}, or use the form at ${absolute("/contact")}.`,
    `## Pages\n\n${pages.join("\n")}\n`,
  ].join("\n\n");
}
