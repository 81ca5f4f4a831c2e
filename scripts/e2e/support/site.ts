import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { expect } from "@playwright/test";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { split } from "../../../web/server/hydration.ts";
import { published } from "./lake.ts";

/** Where the site under test is, without a trailing slash. */
export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url) throw new Error("SITE_URL is not set: run these tests by “npm test”.");
  return url;
}

type PageResponse = Awaited<ReturnType<typeof visit>>;

export async function visit(path: string, site = siteUrl()) {
  const response = await fetch(site + path, { redirect: "manual" });
  return {
    status: response.status,
    // The uncached site names it twice.
    location: response.headers.get("location")?.split(", ")[0] ?? null,
    body: await response.text(),
    // For this request, rather than taken from the cache.
    rendered: response.headers.get("cache-status") !== "site; hit",
  };
}

/** Waits until a page shows a text: sooner than the site would ask by itself, every twenty seconds. */
export const shows = (path: string, text: string, site = siteUrl()) =>
  expect
    .poll(async () => (await visit(path, site)).body, { timeout: 15_000, intervals: [50] })
    .toContain(text);

/** Does some work for each item, a few at a time. */
export async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/** Visits many paths, a few at a time. */
export async function visitAll(paths: readonly string[], site = siteUrl()) {
  const responses = new Map<string, PageResponse>();
  await forEach(paths, async (path) => {
    responses.set(path, await visit(path, site));
  });
  return responses;
}

/** What the site's own server adds, or fits to the page: its one script, and the stylesheets. */
const OURS =
  /<script type="module"[^>]* data-page="[^"]*"><\/script>|<link rel="stylesheet"[^>]*>/g;

/** What a visitor gets, in a form that can be compared: plain Next leaves its scripts in the page. */
export function shown(response: PageResponse | undefined): string {
  if (!response) return "";
  const { status, location, body } = response;
  // No one reads what comes with these.
  if (status === 404 || location) return `${status} ${location ?? ""}`;
  return split(body).html.replace(OURS, "");
}

/** Every address of the site, found from its content: the pages, and the aliases with their page. */
export const siteAddresses = () => allAddresses(published);

/** Asks the site to catch up with the dataset; resolves when it has. */
export async function reconcile(site = siteUrl()): Promise<string[]> {
  const response = await fetch(`${site}/api/reconcile`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.SANITY_WEBHOOK_SECRET}` },
  });
  // The route's own answer.
  const answer = (await response.json()) as { revalidated?: string[]; message?: string };
  if (!answer.revalidated) throw new Error(`The site cannot reconcile: ${answer.message}`);
  return answer.revalidated;
}

/** Sends an instance the signed webhook of a document that changed. */
export async function sendWebhook(site: string, id: string, type: string): Promise<Response> {
  const body = JSON.stringify({ _id: id, _type: type });
  const secret = process.env.SANITY_WEBHOOK_SECRET ?? "";
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  return fetch(`${site}/api/revalidate`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER_NAME]: signature },
    body,
  });
}
