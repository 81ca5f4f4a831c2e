import type { APIRequestContext, Page } from "@playwright/test";

/** What a search engine reads of a page. */
export type Found = {
  path: string;
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  language: string;
  robots: string;
  /** Content of the Open Graph and Twitter tags, by name. */
  sharing: Record<string, string>;
  /** Addresses of `<link rel="alternate">`, by type. */
  alternates: Record<string, string>;
  structuredData: string[];
  /** Paths of the site that the page links to. */
  links: string[];
};

/** Reads a page's HTML as a browser without scripts would. */
function read(page: Page, path: string, html: string): Promise<Found> {
  return page.evaluate(
    ({ html: source, path: own }) => {
      const document = new DOMParser().parseFromString(source, "text/html");
      const attributeOf = (selector: string, attribute = "content") =>
        document.querySelector(selector)?.getAttribute(attribute) ?? "";
      const named = (selector: string, name: string, value: string) =>
        Object.fromEntries(
          [...document.querySelectorAll(selector)].map((element) => [
            element.getAttribute(name) ?? "",
            element.getAttribute(value) ?? "",
          ]),
        );
      const links = [...document.querySelectorAll("a[href^='/']")].flatMap(
        (link) => link.getAttribute("href")?.split(/[?#]/)[0] || [],
      );
      return {
        path: own,
        title: document.title,
        description: attributeOf("meta[name=description]"),
        keywords: attributeOf("meta[name=keywords]"),
        canonical: attributeOf("link[rel=canonical]", "href"),
        language: document.documentElement.lang,
        robots: attributeOf("meta[name=robots]"),
        sharing: {
          ...named("meta[property^='og:']", "property", "content"),
          ...named("meta[name^='twitter:']", "name", "content"),
        },
        alternates: named("link[rel=alternate][type]", "type", "href"),
        structuredData: [...document.querySelectorAll("script[type='application/ld+json']")].map(
          (script) => script.textContent ?? "",
        ),
        links: [...new Set(links)],
      };
    },
    { html, path },
  );
}

/**
 * Follows every link from the home page.
 * @returns the pages found, by path; redirects and files are followed no further
 */
export async function crawl(page: Page, request: APIRequestContext): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const seen = new Set(["/"]);
  const waiting = ["/"];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const isPage = answer.headers()["content-type"]?.startsWith("text/html");
    if (answer.status() !== 200 || !isPage) continue;
    const content = await read(page, path, await answer.text());
    found.set(path, content);
    for (const link of content.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return found;
}

/** The paths a sitemap names. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
