import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { serverActionsKey } from "./src/enquiries/action-key.ts";
import { answerHeaders } from "./src/enquiries/answer-headers.ts";
import { readEnvironment } from "./src/environment.ts";
import { DRAFT_MODE_COOKIE } from "./src/preview/cookies.ts";
import { securityHeaders } from "./src/responses/security-headers.ts";

type Header = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>[number];

const { siteUrl, webhookSecret } = readEnvironment();
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= serverActionsKey(webhookSecret);

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What the site's own server sends with its answers too. The tools of `next dev` are inline. */
function sentByNext(): Header[] {
  const { "x-frame-options": frames = "", ...always } = securityHeaders();
  const headers = Object.entries(always)
    .filter(([key]) => process.env.NODE_ENV === "production" || key !== "content-security-policy")
    .map(([key, value]) => ({ key, value }));
  // What editors see in the Studio's frame says for itself who may show it (`preview/gate.ts`).
  const source = "/:path((?!api/draft/).*)";
  const missing = [{ type: "cookie" as const, key: DRAFT_MODE_COOKIE }];
  return [
    { source, headers },
    { source, missing, headers: [{ key: "x-frame-options", value: frames }] },
  ];
}

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
  // The site's own server keeps what Next makes (`server/`); any other host has Next's own caches.
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
  headers: async () => [...sentByNext(), answerHeaders()],
  rewrites: async () => [
    { source: "/ai-catalog.json", destination: "/.well-known/ai-catalog.json" },
  ],
};

export default config;
