import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { expect } from "@playwright/test";
import { withoutScripts } from "../../../web/server/create-entry.ts";
import { CRAWLER } from "../../../web/server/render.ts";
import { published } from "./lake.ts";

/** Returns the address of the site under test, without a trailing slash. */
export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url) throw new Error("SITE_URL is not set: run these tests by “npm test”.");
  return url;
}

type PageResponse = Awaited<ReturnType<typeof visit>>;
type Headers = Readonly<Record<string, string>>;

export async function visit(path: string, site = siteUrl(), headers: Headers = {}) {
  const response = await fetch(site + path, { redirect: "manual", headers });
  return {
    status: response.status,
    location: response.headers.get("location"),
    body: await response.text(),
    // Rendered for this request rather than served from the cache.
    rendered: response.headers.get("cache-status") !== "site; hit",
  };
}

/** Waits until a page shows a text. The timeout is shorter than the site's own polling interval of 20 s. */
export const shows = (path: string, text: string, site = siteUrl()) =>
  expect
    .poll(async () => (await visit(path, site)).body, { timeout: 15_000, intervals: [50] })
    .toContain(text);

/** Runs work for each item, a few at a time. */
export async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/** Visits many paths, a few at a time. */
export async function visitAll(paths: readonly string[], site = siteUrl(), headers: Headers = {}) {
  const responses = new Map<string, PageResponse>();
  await forEach(paths, async (path) => {
    responses.set(path, await visit(path, site, headers));
  });
  return responses;
}

/** Visits an uncached site as the site's own server asks Next: for a visitor, Next writes some tags elsewhere. */
export const visitUncached = (paths: readonly string[], site: string) =>
  visitAll(paths, site, { "user-agent": CRAWLER });

/** Tags that the site's own server adapts to the page, and links whose place React chooses anew. */
const LINKS = /<link rel="(?:stylesheet|icon|expect)"[^>]*>/g;

/** Normalises a response for comparison: plain Next leaves its scripts in the page, and knows no aliases. */
export function shown(response: PageResponse | undefined): string {
  if (!response) return "";
  const { status, location, body } = response;
  if (status === 404 || location) return "";
  return withoutScripts(body).replace(LINKS, "");
}

/** Finds every address of the site in its content: pages, and aliases with their page. */
export const siteAddresses = () => allAddresses(published);

/** Has the site reconcile with the dataset; resolves when it has. */
export async function reconcile(site = siteUrl()): Promise<string[]> {
  const response = await fetch(`${site}/api/reconcile`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.SANITY_API_READ_TOKEN}` },
  });
  // The response format of the route.
  const result = (await response.json()) as { revalidated?: string[]; message?: string };
  if (!result.revalidated) throw new Error(`The site cannot reconcile: ${result.message}`);
  return result.revalidated;
}
