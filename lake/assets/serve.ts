import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { asksForOriginal, chooseFormat, parseImageParams, renderImage } from "./image.ts";
import {
  type AssetName,
  assetDocumentId,
  assetFileName,
  mimeTypeFor,
  parseAssetFileName,
} from "./names.ts";

/** Downloads: `/images/:project/:dataset/:file` with the CDN's parameters, and `/files/…`. */
export const serveRoutes = [
  route("GET", "/images/:project/:dataset/:file", "public", image),
  route("GET", "/files/:project/:dataset/:file", "public", file),
];

async function image(ctx: RouteContext): Promise<void> {
  const name = findAsset(ctx);
  const query = ctx.url.searchParams;
  const params = parseImageParams(query);
  const keepVector = name.extension === "svg" && !params.format;
  if (keepVector || asksForOriginal(query)) return sendOriginal(ctx, name);
  const format = chooseFormat(params, name.extension, ctx.request.headers.accept ?? "");
  if (params.autoFormat) ctx.response.appendHeader("vary", "accept");
  const original = originalOf(ctx, name);
  const { format: _, autoFormat: __, ...transform } = params;
  const hash = createHash("sha256").update(JSON.stringify(transform)).digest("hex");
  const key = `${name.sha1}-${hash.slice(0, 32)}.${format}`;
  if (setHeaders(ctx, mimeTypeFor(format), `"${key}"`)) return;
  const bytes = await ctx.lake.assets.rendered(key, () => renderImage(original, params, format));
  ctx.response.setHeader("content-length", bytes.byteLength);
  ctx.response.end(ctx.request.method === "HEAD" ? undefined : bytes);
}

function file(ctx: RouteContext): Promise<void> {
  return sendOriginal(ctx, findAsset(ctx));
}

/** @throws LakeError 404 unless the URL names an asset that has a document. */
function findAsset({ params, lake }: RouteContext): AssetName {
  const name = parseAssetFileName(params.file ?? "");
  const isLocal = params.project === lake.projectId && params.dataset === lake.dataset;
  if (!name || !isLocal || !lake.store.has(assetDocumentId(name))) {
    throw httpError(404, `There is no asset at "${params.dataset}/${params.file}".`);
  }
  return name;
}

/**
 * The path of an asset's bytes.
 * @throws LakeError 404 when the asset's document was imported without the bytes
 */
function originalOf({ lake, params }: RouteContext, name: AssetName): string {
  const fileName = assetFileName(name);
  if (lake.assets.has(fileName)) return lake.assets.pathOf(fileName);
  throw httpError(404, `The bytes of "${params.file}" are not here: upload or import them again.`);
}

async function sendOriginal(ctx: RouteContext, name: AssetName): Promise<void> {
  const { request, response } = ctx;
  const file = originalOf(ctx, name);
  const { size } = await stat(file);
  const etag = `"${assetFileName(name)}"`;
  if (setHeaders(ctx, mimeTypeFor(name.extension), etag)) return;
  response.setHeader("accept-ranges", "bytes");
  const { start, end } = rangeIn(request.headers.range, size);
  if (start > 0 || end < size - 1) {
    response.statusCode = 206;
    response.setHeader("content-range", `bytes ${start}-${end}/${size}`);
  }
  response.setHeader("content-length", end - start + 1);
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file, { start, end }), response).catch(ignoreAbort);
}

/** The first and last byte to send: one range, without which Safari plays no film, or else the whole file. */
function rangeIn(header = "", size: number) {
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  const [start, end] = [Number(from), Math.min(Number(to || size), size - 1)];
  return start <= end ? { start, end } : { start: 0, end: size - 1 };
}

/** Ignores a download that the client aborted. */
function ignoreAbort(error: NodeJS.ErrnoException): void {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}

/** Sets the headers common to all assets; sends 304 and returns true when the browser has the asset. */
function setHeaders({ request, response, url }: RouteContext, type: string, etag: string): boolean {
  // The URL contains the hash of the bytes, so the response never changes.
  response.setHeader("cache-control", "public, max-age=31536000, immutable");
  response.setHeader("etag", etag);
  response.setHeader("cross-origin-resource-policy", "cross-origin");
  if (request.headers["if-none-match"]?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader("content-type", type);
  response.setHeader("x-content-type-options", "nosniff");
  if (type === "image/svg+xml") {
    // Opened directly, an uploaded SVG is a document: it must not run scripts in the lake's origin.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    response.setHeader("content-security-policy", policy);
  }
  if (url.searchParams.has("dl")) {
    const filename = url.searchParams.get("dl") || url.pathname.split("/").at(-1) || "download";
    response.setHeader(
      "content-disposition",
      `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    );
  }
  return false;
}
