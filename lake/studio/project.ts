import { type RouteContext, route } from "../http/router.ts";
import { ADMINISTRATOR, type Identity, USERS } from "../store/identity.ts";

const ALL_DOCUMENTS = '_id in path("**")';
const DRAFTS = '_id in path("drafts.**")';
/** A placeholder: the lake stores no creation date, and nothing reads this one. */
const CREATED_AT = "2026-01-01T00:00:00Z";

/**
 * A user's permissions, as GROQ filters without which the Studio crashes. They match Sanity's own roles:
 * the Studio itself explains this lake's further restrictions for editors.
 */
function grantsOf(identity: Identity | null) {
  if (!identity) return [];
  const all = ["read", "create", "update", "history", "editHistory"];
  const reading = ["read", "history"];
  if (identity.role === "contributor") {
    return [
      { filter: ALL_DOCUMENTS, permissions: reading },
      { filter: DRAFTS, permissions: all },
    ];
  }
  const permissions = identity.role === "viewer" ? reading : all;
  return [{ filter: ALL_DOCUMENTS, permissions }];
}

function projectOf({ lake, identity }: RouteContext) {
  const members = USERS.map(({ id, role }) => ({
    id,
    role,
    roles: [{ name: role, title: role }],
    isCurrentUser: id === identity?.id,
    isRobot: false,
    createdAt: CREATED_AT,
  }));
  return {
    id: lake.projectId,
    displayName: "Local content lake",
    studioHost: null,
    organizationId: null,
    organization: null,
    isBlocked: false,
    isDisabled: false,
    activityFeedEnabled: false,
    features: [],
    members,
    metadata: {},
    createdAt: CREATED_AT,
  };
}

function datasets({ lake, json }: RouteContext): void {
  const dataset = {
    name: lake.dataset,
    aclMode: "public",
    datasetProfile: "content",
    features: [],
    tags: [],
    createdAt: CREATED_AT,
    createdByUserId: ADMINISTRATOR.id,
  };
  json(200, [dataset]);
}

/** The project, its datasets, and the user's permissions. */
export const projectRoutes = [
  route("GET", "/projects", "token", (ctx) => ctx.json(200, [projectOf(ctx)])),
  route("GET", "/projects/:project", "token", (ctx) => ctx.json(200, projectOf(ctx))),
  route("GET", "/projects/:project/datasets", "token", datasets),
  route("GET", "/projects/:project/datasets/:dataset/acl", "public", (ctx) =>
    ctx.json(200, grantsOf(ctx.identity)),
  ),
];
