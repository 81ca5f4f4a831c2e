import type { Price } from "@currawong/schemas/price";
import { test as base } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";
import { published } from "../../../scripts/e2e/support/lake.ts";
import { forEach } from "../../../scripts/e2e/support/site.ts";
import { loadAddresses } from "../addresses.ts";

/** A response of the site. Redirects are not followed. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/** A page as it is sent: what visitors without scripts and search engines read. */
export type SentPage = Answer & {
  path: string;
  html: string;
  document: HTMLElement;
};

/** A service with its own page, as in the content. */
export type Service = {
  title: string;
  slug: string;
  badge: string;
  features: string[];
  description: string;
  price: Price;
  chatMessage: string | null;
};

const SERVICES = `*[_type == "service" && hasDetailPage != false && (!defined(landing) || defined(landing.slug))]{
  title, "slug": slug.current, badge, features, description, chatMessage,
  "price": coalesce(placePrices[place == "template"][0].price, startingPrice)
}`;

/** Files that repeat content of the pages. */
const LISTS = ["/sitemap.xml", "/feed.xml", "/llms.txt", "/menu.json"];

/** The whole site, fetched once for every check that reads it. */
export type Snapshot = {
  /** The content at the time of the snapshot. */
  services: readonly Service[];
  pages: readonly SentPage[];
  page(path: string): SentPage;
  /** Aliases with the page each leads to. */
  aliases: ReadonlyMap<string, string>;
  /** Fetches any other address of the site on its first use. */
  get(address: string): Promise<Answer>;
};

export const SITE = process.env.SITE_URL ?? "";

/** Sends the site a request without following redirects. */
export async function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(SITE + address, { redirect: "manual", headers });
  const { status } = response;
  return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Fetches until a round finds no changes: other tests publish, and checks need a consistent state. */
async function fetchAll() {
  const answers = new Map<string, Answer>();
  for (;;) {
    const { pages, aliases } = await loadAddresses();
    const services = await published.fetch<Service[]>(SERVICES);
    let changes = 0;
    await forEach([...pages, ...LISTS], async (address) => {
      const previous = answers.get(address);
      const answer = await ask(address, { "if-none-match": previous?.headers.get("etag") ?? "" });
      if (answer.status === 304 || previous?.body.equals(answer.body)) return;
      changes += 1;
      answers.set(address, answer);
    });
    if (changes === 0) return { pages, aliases, services, answers };
  }
}

async function takeSnapshot(): Promise<Snapshot> {
  const { pages: paths, aliases, services, answers } = await fetchAll();
  const answerOf = (address: string) => {
    const answer = answers.get(address);
    if (!answer) throw new Error(`${address} is not in the snapshot.`);
    return answer;
  };
  const pages = paths.map((path) => {
    const answer = answerOf(path);
    const html = answer.body.toString();
    return { ...answer, path, html, document: parse(html) };
  });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<string, Answer | Promise<Answer>>(answers);
  return {
    pages,
    aliases,
    services,
    page(path) {
      const page = byPath.get(path);
      if (!page) throw new Error(`The site has no page at ${path}.`);
      return page;
    },
    async get(address) {
      const answer = known.get(address) ?? ask(address);
      known.set(address, answer);
      return answer;
    },
  };
}

/** Tests that read the snapshot, which is taken once per worker. */
export const test = base.extend<object, { site: Snapshot }>({
  site: [
    // Playwright reads a fixture's dependencies from this pattern, so it must be a destructuring pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use(await takeSnapshot()),
    { scope: "worker", timeout: 60_000 },
  ],
});
