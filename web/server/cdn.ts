import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** The most tags that one purge may name (Cloudflare: 30 with most plans, Fastly: 256). */
const TAGS_PER_PURGE = 30;

/** The most that tags may take in a header; both services allow some 16 kB. */
const HEADER_LIMIT = 16_000;

/** Stands for all tags of an answer that has too many of them; every purge names it too. */
const MANY = "many";

/** How long a CDN may keep an answer, should a purge be lost: it is told of changes. */
const KEEP = "max-age=3600";

/** How often a purge that failed is tried again, and after how long. */
const RETRIES = 3;
const RETRY_MS = 1_000;

type Source = Record<string, string | undefined>;

/** A CDN that keeps answers until it is told that they changed. */
export type Cdn = {
  /** Added to an answer with these tags. */
  headers(tags: readonly string[]): Record<string, string>;
  /** Has the CDN forget what has one of these tags. */
  purge(tags: readonly string[]): Promise<void>;
};

/** How a service wants to be told. */
type Form = {
  header: string;
  separator: string;
  /** For how long the CDN, and it alone, may keep an answer. */
  keep: [name: string, value: string];
  request(tags: string[], token: string): RequestInit;
};

const FORMS: Record<string, Form> = {
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
  cloudflare: {
    header: "cache-tag",
    separator: ",",
    keep: ["cloudflare-cdn-cache-control", KEEP],
    request: (tags, token) => ({
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
    }),
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    header: "surrogate-key",
    separator: " ",
    keep: ["surrogate-control", KEEP],
    request: (tags, token) => ({
      headers: { "fastly-key": token, "surrogate-key": tags.join(" ") },
    }),
  },
};

/** Short, for a page has a hundred. */
const short = (tag: string) => createHash("sha1").update(tag).digest("base64url").slice(0, 8);

/**
 * The CDN that the environment names, if it names one.
 * @throws an error that names the variable at fault
 */
export function cdnFrom({ CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN = "" }: Source): Cdn | undefined {
  if (!CDN) return undefined;
  const form = FORMS[CDN];
  if (!form)
    throw new Error(`CDN is none we know: “${CDN}”. Use ${Object.keys(FORMS).join(", ")}.`);
  if (!CDN_PURGE_URL || !URL.canParse(CDN_PURGE_URL)) {
    throw new Error("CDN_PURGE_URL is not set: the address that takes purges by tag.");
  }
  const ask = async (tags: string[], tries = RETRIES): Promise<void> => {
    const request = form.request(tags, CDN_PURGE_TOKEN);
    const answer = await fetch(CDN_PURGE_URL, { method: "POST", ...request }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    if (tries === 0) throw new Error(`The CDN did not take a purge (${answer?.status}).`);
    await sleep(RETRY_MS);
    return ask(tags, tries - 1);
  };
  return {
    headers(tags) {
      const all = tags.map(short).join(form.separator);
      return {
        [form.header]: all.length > HEADER_LIMIT ? MANY : all,
        [form.keep[0]]: form.keep[1],
      };
    },
    async purge(tags) {
      const all = [...new Set([MANY, ...tags.map(short)])];
      for (let start = 0; start < all.length; start += TAGS_PER_PURGE) {
        await ask(all.slice(start, start + TAGS_PER_PURGE));
      }
    },
  };
}
