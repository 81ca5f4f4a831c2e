import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LakeDocument } from "../documents.ts";
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
  const documents = exportedDocuments(ctx.lake.store, publicOrigin(ctx.request));
  ctx.response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8" });
  // Everything is sent at once, so there is no next cursor.
  await pipeline(Readable.from(lines(documents, types)), ctx.response);
}

/** The current documents; each is read when it is sent. */
function* exportedDocuments(store: Store, origin: string): Generator<LakeDocument> {
  for (const id of store.ids()) {
    const document = store.get(id);
    if (document) yield withAssetAddress(document, origin);
  }
}

function* lines(documents: Iterable<LakeDocument>, types: ReadonlySet<string>) {
  for (const document of documents) {
    if (types.size === 0 || types.has(document._type)) yield `${JSON.stringify(document)}\n`;
  }
}
