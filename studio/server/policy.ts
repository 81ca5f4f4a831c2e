import { createHash } from "node:crypto";
import type { StudioEnvironment } from "../src/environment.ts";

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** What a hosted Studio talks to (https://www.sanity.io/docs/studio/content-security-policy). */
const HOSTED = {
  connect: ["https://*.sanity.io", "wss://*.sanity.io", "https://sanity-cdn.com"],
  images: ["https://*.sanity.io"],
};

/**
 * The Studio page's content security policy: its own scripts and the hashes of its inline ones,
 * and of other hosts only the Content Lake (with the `*.localhost` names its streams use).
 * @param html the page as it is served.
 */
export function contentSecurityPolicy(html: string, environment: StudioEnvironment): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const { connect, images } = environment.apiHost ? lakeSources(environment.apiHost) : HOSTED;
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    // The Studio's styled-components write <style> elements as they go.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", environment.siteUrl, ...images],
    "media-src": ["'self'", "blob:", ...images],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", environment.siteUrl, ...connect],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", environment.siteUrl],
    "frame-ancestors": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

function lakeSources(apiHost: string) {
  const { port, host, protocol } = new URL(apiHost);
  const webSocket = protocol === "https:" ? "wss:" : "ws:";
  const streams = `${protocol}//*.localhost:${port}`;
  return { connect: [apiHost, `${webSocket}//${host}`, streams], images: [apiHost] };
}
