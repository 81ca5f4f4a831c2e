import { PLAYER_ORIGINS } from "@currawong/schemas/film";
import { readEnvironment } from "./environment.ts";

// Targets of forms sent without JavaScript: browsers also apply `form-action` to their redirects.
const CHAT = "https://wa.me https://api.whatsapp.com";

const origin = (address: string) => new URL(address).origin;

/** Where the pictures of the content are. */
export function pictureOrigin(): string {
  const { apiHost } = readEnvironment().sanity;
  return apiHost ? origin(apiHost) : "https://cdn.sanity.io";
}

/**
 * The Content Security Policy of every page: only the site's script files run.
 * @param changes directives to replace, by name
 */
export function contentSecurityPolicy(changes: Readonly<Record<string, string>> = {}): string {
  const { siteUrl } = readEnvironment();
  const images = pictureOrigin();
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": `'self' data: ${images}`,
    // Editors may link to a video on any host.
    "media-src": `'self' ${images} https:`,
    // Loaded when a visitor plays a film.
    "frame-src": PLAYER_ORIGINS.join(" "),
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": `'self' ${CHAT}`,
    "frame-ancestors": "'none'",
    ...changes,
  };
  const parts = Object.entries(directives).map((directive) => directive.join(" "));
  if (siteUrl.startsWith("https:")) parts.push("upgrade-insecure-requests");
  return parts.join("; ");
}

/**
 * For a drawing that editors uploaded: it shows its own styles and type, runs nothing and loads nothing. Where it is
 * opened by its address, it can neither use the site's storage nor act in its name.
 */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

/** Sent with every response. */
export function securityHeaders(): Record<string, string> {
  const { isIndexed, transportSecurity } = readEnvironment();
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(transportSecurity && { "strict-transport-security": transportSecurity }),
    ...(!isIndexed && { "x-robots-tag": "noindex" }),
  };
}
