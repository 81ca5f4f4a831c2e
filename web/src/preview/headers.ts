import { readEnvironment } from "../environment.ts";
import { contentSecurityPolicy, securityHeaders } from "../responses/security-headers.ts";

/** No one keeps what is for one editor, and no search engine lists it. */
const FOR_ONE = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/**
 * Headers of what only editors see. The Studio alone may show it in a frame.
 * @param nonce of the scripts that Next writes into a page; none where there are none
 */
export function draftHeaders(nonce?: string): Record<string, string> {
  const { "x-frame-options": _nowhere, ...headers } = securityHeaders();
  const { preview } = readEnvironment();
  const policy = contentSecurityPolicy({
    ...(nonce && { "script-src": `'self' 'nonce-${nonce}'` }),
    // Sanity's overlays write <style> elements as they go, as the Studio does.
    "style-src": "'self' 'unsafe-inline'",
    "frame-ancestors": preview ? preview.studioUrl : "'none'",
  });
  return { ...headers, "content-security-policy": policy, ...FOR_ONE };
}
