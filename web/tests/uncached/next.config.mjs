import site from "../../next.config.ts";

// The built site without its caches, for comparison with the real one: `next start tests/uncached`.
export default {
  ...site,
  distDir: `../../${process.env.UNCACHED_DIST_DIR ?? ".next"}`,
  cacheHandlers: undefined,
  cacheMaxMemorySize: 0,
};
