import { isOrigin } from "../../local-server.ts";
import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";

/** As Sanity lists a webhook. https://www.sanity.io/docs/http-reference/webhooks */
function listHooks({ lake, json }: RouteContext): void {
  const { webhook } = lake;
  const hook = webhook && {
    type: "document",
    id: "settings",
    name: "LAKE_WEBHOOK_URL",
    url: webhook.url,
    dataset: lake.dataset,
    rule: { on: ["create", "update", "delete"], filter: null, projection: "{_id, _type}" },
    apiVersion: "v2026-03-01",
    includeDrafts: false,
    isDisabledByUser: false,
    isDisabled: false,
    secret: webhook.secret,
  };
  json(200, hook ? [hook] : []);
}

const entryOf = (origin: string) => ({ id: origin, origin, allowCredentials: true });

/** As Sanity lists the origins whose pages may call it. https://www.sanity.io/docs/http-reference/projects-api */
function listOrigins({ lake, json }: RouteContext): void {
  json(200, lake.origins.list().map(entryOf));
}

/** Allows one more origin until the lake stops: LAKE_CORS_ORIGINS has those that stay. */
async function addOrigin(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson();
  const origin = isRecord(body) && typeof body.origin === "string" ? body.origin : "";
  if (!isOrigin(origin)) throw httpError(400, `"${origin}" is not an origin`);
  ctx.lake.origins.add(origin);
  ctx.json(200, entryOf(origin));
}

/** The settings of the project that `npm run doctor` reads and sets up. */
export const managementRoutes = [
  route("GET", "/hooks/projects/:project", "administrator", listHooks),
  route("GET", "/projects/:project/cors", "administrator", listOrigins),
  route("POST", "/projects/:project/cors", "administrator", addOrigin),
];
