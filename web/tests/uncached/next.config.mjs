import { fileURLToPath } from "node:url";
import site from "../../next.config.ts";

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The built site without its caches: `next start tests/uncached` renders every answer from the
 * content as it is now. Tests hold what the real site serves against it.
 * @type {import("next").NextConfig}
 */
export default {
  ...site,
  distDir: `../../${process.env.UNCACHED_DIST_DIR ?? ".next"}`,
  cacheHandler: path("./pages.ts"),
  cacheHandlers: { default: path("./results.ts") },
  cacheMaxMemorySize: 0,
};
