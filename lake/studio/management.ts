import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { ADMINISTRATOR } from "../store/identity.ts";

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

/** As Sanity lists the origins whose pages may call it. https://www.sanity.io/docs/http-reference/projects-api */
function listOrigins({ lake, json }: RouteContext): void {
  const origins = lake.origins.list();
  json(
    200,
    origins.map((origin) => ({ id: origin, origin, allowCredentials: true })),
  );
}

/** Allows one more origin until the lake stops: LAKE_CORS_ORIGINS has those that stay. */
async function addOrigin(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson();
  const origin = isRecord(body) && typeof body.origin === "string" ? body.origin : "";
  if (URL.parse(origin)?.origin !== origin) throw httpError(400, `"${origin}" is not an origin`);
  ctx.lake.origins.add(origin);
  ctx.json(200, { id: origin, origin, allowCredentials: true });
}

/** Only administrators manage a project. */
const forAdministrators =
  (handle: Route["handle"]): Route["handle"] =>
  (ctx) => {
    if (ctx.identity?.role !== ADMINISTRATOR.role) {
      throw httpError(403, "Only administrators may manage the project");
    }
    return handle(ctx);
  };

/** The settings of the project that `npm run doctor` reads and sets up. */
export const managementRoutes: Route[] = [
  {
    method: "GET",
    pattern: "/hooks/projects/:project",
    access: "token",
    handle: forAdministrators(listHooks),
  },
  {
    method: "GET",
    pattern: "/projects/:project/cors",
    access: "token",
    handle: forAdministrators(listOrigins),
  },
  {
    method: "POST",
    pattern: "/projects/:project/cors",
    access: "token",
    handle: forAdministrators(addOrigin),
  },
];
