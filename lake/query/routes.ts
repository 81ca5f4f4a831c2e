import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withAssetAddress } from "../assets/address.ts";
import { isPublicId, isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { publicOrigin } from "../http/hosts.ts";
import { parseJson } from "../http/json.ts";
import { type RouteContext, route } from "../http/router.ts";
import type { Identity } from "../store/identity.ts";
import type { Store } from "../store/store.ts";
import type { View } from "./documents.ts";
import { runQuery, SYNC_TAG } from "./engine.ts";

/** `/data/query`, `/data/doc` and `/data/export`. */
export const queryRoutes = [
  route("GET", "/data/query/:dataset", "public", getQuery),
  route("POST", "/data/query/:dataset", "public", postQuery),
  route("GET", "/data/doc/:dataset/:ids", "public", getDocuments),
  route("GET", "/data/doc/:dataset", "public", getDocuments),
  route("GET", "/data/export/:dataset", "token", exportDocuments),
];

function getQuery(ctx: RouteContext): void {
  const query = ctx.url.searchParams.get("query");
  if (query === null) throw httpError(400, 'The parameter "query" is missing');
  sendResult(ctx, query, queryParams(ctx.url));
}

async function postQuery(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson();
  if (!isRecord(body) || typeof body.query !== "string") {
    throw httpError(400, 'The body must be a JSON object with a string "query"');
  }
  const params = body.params ?? {};
  if (!isRecord(params)) throw httpError(400, '"params" must be an object');
  sendResult(ctx, body.query, { ...queryParams(ctx.url), ...params });
}

function sendResult(ctx: RouteContext, query: string, params: Record<string, unknown>): void {
  const { lake, identity, url, request } = ctx;
  if (/^(?!false$)./.test(url.searchParams.get("resultSourceMap") ?? "")) {
    throw httpError(400, "The local Content Lake makes no source maps: leave out resultSourceMap");
  }
  const view = viewFor(url.searchParams.get("perspective"), ctx.apiVersion, identity);
  const started = performance.now();
  const result = runQuery(lake.documents, { query, params, view, origin: publicOrigin(request) });
  ctx.json(200, {
    ...(url.searchParams.get("returnQuery") === "false" ? {} : { query }),
    result,
    syncTags: [SYNC_TAG],
    ms: Math.round(performance.now() - started),
  });
}

/** Parses the `$name=<JSON>` parameters of a URL; throws 400 for invalid JSON. */
export function queryParams(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [key, value] of url.searchParams) {
    if (!key.startsWith("$")) continue;
    params[key.slice(1)] = parseJson(value, `The parameter "${key}"`);
  }
  return params;
}

function getDocuments(ctx: RouteContext): void {
  const { store } = ctx.lake;
  const origin = publicOrigin(ctx.request);
  const requested = ctx.params.ids ?? ctx.url.searchParams.get("ids") ?? "";
  const named = requested.split(",").map((id) => id.trim());
  const isGroup = ctx.url.searchParams.get("includeAllVersions") === "true";
  const ids = isGroup ? named.flatMap((id) => store.groupOf(id)) : named;
  const documents = [];
  const omitted = [];
  for (const id of ids.filter((id) => id !== "")) {
    const document = store.get(id);
    if (!document) omitted.push({ id, reason: "existence" });
    else if (!ctx.identity && !isPublicId(id)) omitted.push({ id, reason: "permission" });
    else documents.push(withAssetAddress(document, origin));
  }
  ctx.json(200, { documents, omitted });
}

/** The first API version with the default perspective `published`; earlier ones default to `raw`. */
export const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * Returns the view of the documents that a request may see.
 * @param perspective the request's parameter: `published`, `drafts` (or the older `previewDrafts`),
 *   `raw`, or a comma-separated stack of releases; null for the API version's default.
 * @param identity null sees only public documents, whatever the perspective.
 * @throws 400 for an invalid perspective.
 */
function viewFor(perspective: string | null, apiVersion: string, identity: Identity | null): View {
  const layers = perspectiveLayers(perspective, apiVersion);
  if (!identity) return "public";
  const [first] = layers;
  if (layers.length === 1) {
    if (first === "raw" || first === "published") return first;
  }
  return { layers };
}

function perspectiveLayers(perspective: string | null, apiVersion: string): string[] {
  if (perspective === null || perspective === "") {
    // The versions compare as strings: "1" sorts before every date and "X" after.
    return [apiVersion >= PUBLISHED_BY_DEFAULT ? "published" : "raw"];
  }
  const layers = perspective
    .split(",")
    .map((layer) => (layer === "previewDrafts" ? "drafts" : layer.trim()));
  const invalid = layers.find((layer) => !/^[A-Za-z0-9_-]+$/.test(layer));
  if (invalid !== undefined) throw httpError(400, `Invalid perspective "${invalid}"`);
  if (layers.length > 1 && layers.includes("raw")) {
    throw httpError(400, 'The perspective "raw" cannot be combined with others');
  }
  return layers;
}

/** Sends every document, including drafts and asset documents, as NDJSON. */
async function exportDocuments(ctx: RouteContext): Promise<void> {
  const types = new Set(ctx.url.searchParams.get("types")?.split(",") ?? []);
  ctx.response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8" });
  // The export is a single page, so there is no next cursor.
  const lines = linesOf(ctx.lake.store, types, publicOrigin(ctx.request));
  await pipeline(Readable.from(lines), ctx.response);
}

/** The current documents as NDJSON lines, each read only when it is sent. */
function* linesOf(store: Store, types: ReadonlySet<string>, origin: string) {
  for (const id of store.ids()) {
    const document = store.get(id);
    if (!document || (types.size > 0 && !types.has(document._type))) continue;
    yield `${JSON.stringify(withAssetAddress(document, origin))}\n`;
  }
}
