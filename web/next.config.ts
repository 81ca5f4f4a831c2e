import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { readEnvironment } from "./src/runtime/environment.ts";

// Names wrong and missing variables before anything is built.
readEnvironment();

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const config: NextConfig = {
  cacheComponents: true,
  experimental: {
    // No browser navigates by Next's router here, so development need not check that each page could be shown at once.
    instantInsights: { validationLevel: "manual-warning" },
    // One stylesheet for all pages: treat a second request as never worth its cost.
    cssChunking: { type: "graph", requestCost: 1e9, weightDistribution: 0 },
    // Every browser in .browserslistrc nests rules itself; written out, the stylesheet is 400 B larger after gzip.
    lightningCssFeatures: { exclude: ["nesting"] },
    // Only for webpack, which builds nothing here: without it, the server warns that the line above has no effect.
    useLightningcss: true,
    // Saves 140 MB per build, and no time: measured, the next build is as slow with this cache.
    turbopackFileSystemCacheForBuild: false,
    // The running server does not read them, and they take a tenth of the build's time: a package keeps them beside it.
    turbopackSourceMaps:
      process.env.NODE_ENV === "development" || process.env.SITE_SOURCE_MAPS === "1",
  },
  // Browsers support this selector; the compiler does not recognise it yet, but passes it through.
  turbopack: { ignoreIssue: [{ path: "**/*.module.css", description: /'target-current'/ }] },
  partialPrefetching: false,
  // Content changes only when it is published, and publishing revalidates: nothing expires by age.
  cacheLife: { content: { stale: 60, revalidate: 31_536_000, expire: 31_536_000 } },
  // The site's own server (`server/`) caches what Next renders.
  cacheHandler: path("./server/next-cache/cache-handler.ts"),
  cacheHandlers: { default: path("./server/next-cache/use-cache-handler.ts") },
  // Tests build into their own folder, next to a running site.
  distDir: process.env.SITE_DIST_DIR ?? ".next",
  // Sanity resizes pictures: Next's own route for that is closed.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded by Node, and only where email is sent.
  serverExternalPackages: ["nodemailer"],
  typedRoutes: false,
  // `npm run check` and both test tiers check types. Checking them here too would add 10 s to each build.
  typescript: { ignoreBuildErrors: true },
};

export default config;
