import { contentSecurityPolicy } from "../responses/security-headers.ts";

/**
 * Headers of what answers a posted form: a page that is complete without scripts, and runs none.
 * Browsers say on a request that posts a form how it is written, and on no other.
 */
export const answerHeaders = () => ({
  source: "/:path*",
  has: [{ type: "header" as const, key: "content-type", value: "multipart/form-data.*" }],
  headers: [
    {
      key: "Content-Security-Policy",
      value: contentSecurityPolicy().replace("script-src 'self'", "script-src 'none'"),
    },
    { key: "X-Robots-Tag", value: "noindex" },
  ],
});
