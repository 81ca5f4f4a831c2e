import { readEnvironment } from "../runtime/environment.ts";
import { contentSecurityPolicy, securityHeaders } from "../runtime/security-headers.ts";

/**
 * Headers of the responses that only editors see: not cached, not indexed, and framed by the Studio only.
 * @param nonce of the inline scripts that Next writes into a page, if there are any
 */
export function draftHeaders(nonce?: string): Record<string, string> {
  const { "x-frame-options": _nowhere, ...headers } = securityHeaders();
  const policy = contentSecurityPolicy({
    ...(nonce && { "script-src": `'self' 'nonce-${nonce}'` }),
    // Sanity's overlays insert <style> elements at run time, as the Studio does.
    "style-src": "'self' 'unsafe-inline'",
    "frame-ancestors": readEnvironment().preview?.studioUrl ?? "'none'",
  });
  return {
    ...headers,
    "content-security-policy": policy,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  };
}

/** Responds with the reason why an editor sees no drafts, and what to do. */
export const refuse = (message: string, status = 401) =>
  new Response(`${message}\n`, {
    status,
    headers: { ...draftHeaders(), "content-type": "text/plain; charset=utf-8" },
  });

/**
 * Redirects to a page of this site, or to the home page if the target is elsewhere. The location is
 * the parsed address, so that browsers cannot interpret it differently from this check.
 * @param target a path or an address, from the request
 */
export function redirectWithin(target: string | null): Response {
  const { origin } = new URL(readEnvironment().siteUrl);
  const url = URL.parse(target ?? "/", origin);
  const { pathname, search, hash } = url?.origin === origin ? url : new URL(origin);
  // A location that starts with two slashes names a host.
  const location = pathname.replace(/^\/+/, "/") + search + hash;
  return new Response(null, { status: 307, headers: { ...draftHeaders(), location } });
}
