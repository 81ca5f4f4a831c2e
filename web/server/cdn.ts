import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** The maximum number of tags in one purge (Cloudflare: 30 on most plans, Fastly: 256). */
const TAGS_PER_PURGE = 30;
/** The maximum length of the tags in a header; both services allow about 16 kB. */
const HEADER_LIMIT = 16_000;
/** Replaces the tags of a response that has too many of them; every purge includes it. */
const MANY = "many";
/** How long a CDN may cache a response, in case a purge is lost. */
const CACHE_CONTROL = "max-age=3600";
const TRIES = 4;
const RETRY_MS = 1_000;

/** A CDN that caches responses until they are purged by tag. */
export type Cdn = {
  headers(tags: readonly string[]): Record<string, string>;
  purge(tags: readonly string[]): Promise<void>;
};

/** How a CDN receives the tags of a response, its own cache lifetime, and the tags to purge. */
type Service = {
  header: string;
  separator: string;
  lifetime: string;
  request(tags: string[], token: string): RequestInit;
};

const SERVICES: Record<string, Service> = {
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
  cloudflare: {
    header: "cache-tag",
    separator: ",",
    lifetime: "cloudflare-cdn-cache-control",
    request: (tags, token) => ({
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
    }),
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    header: "surrogate-key",
    separator: " ",
    lifetime: "surrogate-control",
    request: (tags, token) => ({
      headers: { "fastly-key": token, "surrogate-key": tags.join(" ") },
    }),
  },
};

/** A short hash, because a page has about a hundred tags. */
const short = (tag: string) => createHash("sha1").update(tag).digest("base64url").slice(0, 8);

async function requestPurge(url: string, request: RequestInit): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await sleep(RETRY_MS);
    const response = await fetch(url, { method: "POST", ...request }).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error("The CDN rejected a purge.");
}

/** The CDN that the environment configures, if any. @throws an error that names the invalid variable */
export function cdnFrom(environment: Record<string, string | undefined>): Cdn | undefined {
  const { CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN = "" } = environment;
  if (!CDN) return undefined;
  const service = SERVICES[CDN];
  if (!service) throw new Error(`Unknown CDN “${CDN}”: use ${Object.keys(SERVICES).join(", ")}.`);
  if (!CDN_PURGE_URL || !URL.canParse(CDN_PURGE_URL)) {
    throw new Error("CDN_PURGE_URL is not set: the address that takes purges by tag.");
  }
  return {
    headers(tags) {
      const all = tags.map(short).join(service.separator);
      return {
        [service.header]: all.length > HEADER_LIMIT ? MANY : all,
        [service.lifetime]: CACHE_CONTROL,
      };
    },
    async purge(tags) {
      const all = [...new Set([MANY, ...tags.map(short)])];
      for (let start = 0; start < all.length; start += TAGS_PER_PURGE) {
        const batch = all.slice(start, start + TAGS_PER_PURGE);
        await requestPurge(CDN_PURGE_URL, service.request(batch, CDN_PURGE_TOKEN));
      }
    },
  };
}
