import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { readEnvironment } from "./src/environment.ts";

const { siteUrl, webhookSecret } = readEnvironment();
// Next makes the ids of server actions with this key: a form of a page that was opened before a deployment
// can still be sent after it.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash("sha256")
  .update(`server actions\n${webhookSecret}`)
  .digest("base64");

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const config: NextConfig = {
  cacheComponents: true,
  experimental: {
    // One stylesheet for all pages: a second request never pays.
    cssChunking: { type: "graph", requestCost: 1e9, weightDistribution: 0 },
    // Forms are posted to the site's own address, by whatever name a proxy calls this server.
    serverActions: { allowedOrigins: [new URL(siteUrl).host] },
  },
  // Browsers know this selector; the compiler does not yet, and passes it on.
  turbopack: { ignoreIssue: [{ path: "**/*.module.css", description: /'target-current'/ }] },
  partialPrefetching: false,
  // Content changes only when it is published, and publishing revalidates: nothing expires by age.
  cacheLife: { content: { stale: 60, revalidate: 31_536_000, expire: 31_536_000 } },
  // The site's own server (`server/`) caches what Next renders; any other host has Next's own caches.
  ...(process.env.SITE_SERVER && {
    cacheHandler: path("./server/next-cache/pages.ts"),
    cacheHandlers: { default: path("./server/next-cache/results.ts") },
  }),
  // Tests build beside a site that is in use.
  distDir: process.env.SITE_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded by Node where telemetry or mails are sent, and not at all elsewhere.
  serverExternalPackages: [
    "@opentelemetry/sdk-node",
    "@opentelemetry/sdk-trace",
    "@opentelemetry/exporter-trace-otlp-proto",
    "nodemailer",
  ],
  typedRoutes: false,
  // Types are checked by `npm run check` and both test tiers, not again by each build.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => [
    { source: "/ai-catalog.json", destination: "/.well-known/ai-catalog.json" },
  ],
  redirects: async () => [
    { source: "/(atom.xml|feed.json)", destination: "/feed.xml", permanent: true },
  ],
};

export default config;
