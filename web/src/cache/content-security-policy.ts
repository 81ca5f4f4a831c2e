import { createHash } from "node:crypto";
import { readEnvironment } from "../environment.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const NOT_EXECUTED = /\stype="(?:application\/(?:ld\+)?json|text\/plain)"/;

/**
 * The SHA-256 sources of every inline script in a page, as CSP wants them.
 * @param html a complete page
 * @returns e.g. `["'sha256-…='"]`, each once, in order of appearance
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (code === "" || NOT_EXECUTED.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

// Where a form leads that was sent without JavaScript: browsers hold its redirects to the policy too.
const CHAT = "https://wa.me https://api.whatsapp.com";

const origin = (address: string) => new URL(address).origin;

/**
 * The policy of one page: scripts by hash, connections only to our own services.
 * @param html the page, whose inline scripts are let in by their hashes
 */
export function contentSecurityPolicy(html: string): string {
  const { sanity, supabase, siteUrl } = readEnvironment();
  const images = sanity.apiHost ? origin(sanity.apiHost) : "https://cdn.sanity.io";
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(" ")}`.trimEnd(),
    "style-src 'self'",
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${origin(supabase.url)}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${CHAT}`,
    "frame-ancestors 'none'",
  ];
  if (siteUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
