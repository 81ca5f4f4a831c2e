import type { Route } from "../http/router.ts";
import { ROLES, type Role } from "../store/identity.ts";

const NOTHING = {};

const role = (name: Role) => ({
  name,
  title: name,
  description: name,
  isCustom: false,
  grants: {},
});

/**
 * What the Studio asks of Sanity's hosted service and a local lake has no use for: telemetry
 * (denied), upsells, trials, announcements, hosted references. Each answers the empty form of its
 * reply, so that the Studio neither waits nor logs an error.
 */
export const hostedOnlyRoutes: Route[] = [
  answer("GET", "/ping", { pong: true }),
  // The client checks this when a stream fails; origins that are not allowed were refused earlier.
  answer("GET", "/check/cors", { result: { allowed: true, withCredentials: true } }),
  // The Studio measures the response time of the dataset during edits.
  answer("GET", "/data/ping/:dataset", { pong: true }),
  // Without comments the Studio remounts everything once it learns so, whatever the editor is doing: the
  // comments' layout then wraps it in an upsell.
  answer("GET", "/features", ["studioComments", "contentReleases", "singleDocRelease"]),
  // The number of releases that a plan allows: unlimited here. Without a count of those there are, the
  // Studio asks again and again, and its dialog for a new release never ends.
  answer("GET", "/projects/:project/new-content-release-allowed", {
    data: {
      datasetReleaseLimit: 1_000,
      orgActiveReleaseLimit: null,
      orgMeteredActiveReleaseCount: 0,
    },
  }),
  answer("GET", "/projects/:project/datasets/:dataset/settings/indexing", {
    partialIndexSettings: { maxFieldDepth: 0 },
  }),
  answer("GET", "/projects/:project/grants", NOTHING),
  answer("GET", "/projects/:project/roles", ROLES.map(role)),
  answer("GET", "/projects/:project/user-applications", []),
  answer("GET", "/geoip/country", NOTHING),
  answer("GET", "/help", NOTHING),
  answer("GET", "/intake/telemetry-status", { status: "denied" }),
  answer("POST", "/intake/*", NOTHING),
  answer("GET", "/journey/announcements", []),
  answer("GET", "/journey/*", null),
  // How long a plan keeps history: the pane of a release that was published reads it.
  answer("GET", "/subscriptions/project/:project", {
    featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: 365 } }] } },
  }),
  answer("GET", "/access/*", []),
  answer("GET", "/media-libraries", { data: [] }),
  answer("GET", "/visual-editing/features", []),
  answer("GET", "/data/references/:dataset/documents/:id/to", { totalCount: 0, references: [] }),
  answer("POST", "/descriptors/claim", { synchronization: { type: "complete" } }),
];

function answer(method: Route["method"], pattern: string, body: unknown): Route {
  return { method, pattern, access: "public", handle: ({ json }) => json(200, body) };
}
