/**
 * The path of the page that a key of the page cache stands for. Next keys a page by the route it
 * came from and its path: `/route-cache/APP_PAGE/<SHA-256 of the route>/$/blog/some-slug`
 * (`next/dist/server/lib/route-cache-key`).
 */
export function pagePathOf(key: string): string {
  return key.replace(/^\/route-cache\/[^/]+\/[^/]+\/\$/, "");
}
