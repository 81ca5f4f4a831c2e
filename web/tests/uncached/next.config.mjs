import { fileURLToPath } from "node:url";
import site from "../../next.config.ts";

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

// The built site without its caches, for comparison with the real one: `next start tests/uncached`.
export default {
  ...site,
  distDir: `../../${process.env.UNCACHED_DIST_DIR ?? ".next"}`,
  cacheHandler: path("./pages.ts"),
  cacheHandlers: { default: path("./results.ts") },
  cacheMaxMemorySize: 0,
};
