import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { publicOrigin } from "../http/hosts.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { withAssetAddress } from "../store/asset-address.ts";
import type { Store } from "../store/store.ts";

/** `/data/export`: every document, drafts and assets' documents included, one JSON per line. */
export const exportRoutes: Route[] = [
  { method: "GET", pattern: "/data/export/:dataset", access: "token", handle: exportDocuments },
];

async function exportDocuments(ctx: RouteContext): Promise<void> {
  const types = new Set(ctx.url.searchParams.get("types")?.split(",") ?? []);
  ctx.response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8" });
  // Everything is sent at once, so there is no next cursor.
  const lines = linesOf(ctx.lake.store, types, publicOrigin(ctx.request));
  await pipeline(Readable.from(lines), ctx.response);
}

/** The current documents; each is read when it is sent. */
function* linesOf(store: Store, types: ReadonlySet<string>, origin: string) {
  for (const id of store.ids()) {
    const document = store.get(id);
    if (!document || (types.size > 0 && !types.has(document._type))) continue;
    yield `${JSON.stringify(withAssetAddress(document, origin))}\n`;
  }
}
