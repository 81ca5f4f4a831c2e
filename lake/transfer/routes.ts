import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LakeDocument } from "../documents.ts";
import type { Route, RouteContext } from "../http/router.ts";

/**
 * `/data/export`: every document, drafts and assets' documents included, one JSON per line; and
 * which datasets there are, as the CLI asks on the project's own host before an export.
 */
export const transferRoutes: Route[] = [
  { method: "GET", pattern: "/data/export/:dataset", access: "token", handle: exportDocuments },
  {
    method: "GET",
    pattern: "/datasets",
    access: "token",
    handle: (ctx) => ctx.json(200, [{ name: ctx.lake.dataset, aclMode: "public", tags: [] }]),
  },
  { method: "GET", pattern: "/aliases", access: "token", handle: (ctx) => ctx.json(200, []) },
];

async function exportDocuments(ctx: RouteContext): Promise<void> {
  const types = new Set(ctx.url.searchParams.get("types")?.split(",") ?? []);
  // The documents of this moment: later writes replace the array, they do not change it.
  const documents = ctx.lake.store.views.raw.all();
  ctx.response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8" });
  // A cursor is answered with everything at once, and no next one.
  await pipeline(Readable.from(lines(documents, types)), ctx.response);
}

function* lines(documents: readonly LakeDocument[], types: ReadonlySet<string>) {
  for (const document of documents) {
    if (types.size === 0 || types.has(document._type)) yield `${JSON.stringify(document)}\n`;
  }
}
