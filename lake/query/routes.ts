import { isPublicId, isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { publicOrigin } from "../http/hosts.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { withAssetAddress } from "../store/asset-address.ts";
import { viewFor } from "./perspective.ts";

/** `/data/query` and `/data/doc`. */
export const queryRoutes: Route[] = [
  { method: "GET", pattern: "/data/query/:dataset", access: "public", handle: getQuery },
  { method: "POST", pattern: "/data/query/:dataset", access: "public", handle: postQuery },
  { method: "GET", pattern: "/data/doc/:dataset/:ids", access: "public", handle: getDocuments },
  { method: "GET", pattern: "/data/doc/:dataset", access: "public", handle: getDocuments },
];

async function getQuery(ctx: RouteContext): Promise<void> {
  const query = ctx.url.searchParams.get("query");
  if (query === null) throw httpError(400, 'The parameter "query" is missing');
  await answer(ctx, query, queryParams(ctx.url));
}

async function postQuery(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson();
  if (!isRecord(body) || typeof body.query !== "string") {
    throw httpError(400, 'The body must be a JSON object with a string "query"');
  }
  const params = body.params ?? {};
  if (!isRecord(params)) throw httpError(400, '"params" must be an object');
  await answer(ctx, body.query, { ...queryParams(ctx.url), ...params });
}

async function answer(
  ctx: RouteContext,
  query: string,
  params: Record<string, unknown>,
): Promise<void> {
  const { lake, identity, url, request } = ctx;
  const view = viewFor(url.searchParams.get("perspective"), ctx.apiVersion, identity);
  const echo = url.searchParams.get("returnQuery") === "false" ? "" : queryEcho(query);
  const body = await lake.queries.run(
    {
      query,
      params,
      view,
      identity: identity?.id ?? null,
      origin: publicOrigin(request),
      projectId: lake.projectId,
      dataset: lake.dataset,
    },
    echo,
  );
  ctx.json(200, body);
}

const queryEcho = (query: string) => `"query":${JSON.stringify(query)},`;

/** The `$name=<JSON>` parameters of a URL. Throws 400 for one that is not JSON. */
export function queryParams(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [key, value] of url.searchParams) {
    if (!key.startsWith("$")) continue;
    try {
      params[key.slice(1)] = JSON.parse(value);
    } catch {
      throw httpError(400, `The parameter "${key}" is not valid JSON`);
    }
  }
  return params;
}

function getDocuments(ctx: RouteContext): void {
  const { store } = ctx.lake;
  const origin = publicOrigin(ctx.request);
  const requested = ctx.params.ids ?? ctx.url.searchParams.get("ids") ?? "";
  const ids = requested.split(",").map((id) => id.trim());
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
