import { readEnvironment } from "../environment.ts";
import { contentSecurityPolicy, securityHeaders } from "../responses/security-headers.ts";

/**
 * Headers of what only editors see: no one keeps it, no search engine lists it, and the Studio alone may show
 * it in a frame.
 * @param nonce of the scripts that Next writes into a page; none where there are none
 */
export function draftHeaders(nonce?: string): Record<string, string> {
  const { "x-frame-options": _nowhere, ...headers } = securityHeaders();
  const policy = contentSecurityPolicy({
    ...(nonce && { "script-src": `'self' 'nonce-${nonce}'` }),
    // Sanity's overlays write <style> elements as they go, as the Studio does.
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

/** Says why an editor sees no drafts, and what to do. */
export const refused = (message: string, status = 401) =>
  new Response(`${message}\n`, {
    status,
    headers: { ...draftHeaders(), "content-type": "text/plain; charset=utf-8" },
  });

/**
 * Redirects to a page of this site, or to the home page where the target is elsewhere. The location is
 * the parsed address, so that browsers cannot read it as anything but what was compared here.
 * @param target a path or an address, as the request has it
 */
export function redirectWithin(target: string | null): Response {
  const { origin } = new URL(readEnvironment().siteUrl);
  const url = URL.parse(target ?? "/", origin);
  const { pathname, search, hash } = url?.origin === origin ? url : new URL(origin);
  // Two slashes at the start of a location name a host.
  const location = pathname.replace(/^\/+/, "/") + search + hash;
  return new Response(null, { status: 307, headers: { ...draftHeaders(), location } });
}
