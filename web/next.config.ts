import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { securityHeaders } from "./src/cache/security-headers.ts";
import { serverActionsKey } from "./src/enquiries/action-key.ts";
import { answerHeaders } from "./src/enquiries/answer-headers.ts";
import { readEnvironment } from "./src/environment.ts";
import { rewrites } from "./src/seo/rewrites.ts";

const { siteUrl, webhookSecret } = readEnvironment();
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= serverActionsKey(webhookSecret);

const config: NextConfig = {
  cacheComponents: true,
  // The root not-found.tsx is part of every page; this one is a page of its own.
  experimental: {
    globalNotFound: true,
    // Forms are posted to the site's own address, by whatever name a proxy calls this server.
    serverActions: { allowedOrigins: [new URL(siteUrl).host] },
  },
  partialPrefetching: false,
  // Content changes only when it is published, and publishing revalidates: nothing expires by age.
  cacheLife: { content: { stale: 60, revalidate: 31_536_000, expire: 31_536_000 } },
  cacheHandler: fileURLToPath(new URL("./src/cache/page-cache.ts", import.meta.url)),
  // Tests build beside a site that is in use.
  distDir: process.env.SITE_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // The page cache names each entry once; Next would hash every answer again.
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  headers: async () => [{ source: "/:path*", headers: securityHeaders }, answerHeaders()],
  rewrites: async () => rewrites,
};

export default config;
