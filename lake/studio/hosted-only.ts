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
 * Endpoints of Sanity's hosted service that the Studio calls but a local lake does not need: telemetry
 * (denied), upsells, trials, announcements, hosted references. Each returns an empty response in the
 * expected format, so that the Studio neither waits nor logs an error.
 */
export const hostedOnlyRoutes: Route[] = [
  route("GET", "/ping", { pong: true }),
  // The client checks this when a stream fails; other origins were already rejected.
  route("GET", "/check/cors", { result: { allowed: true, withCredentials: true } }),
  // The Studio measures the dataset's response time during edits.
  route("GET", "/data/ping/:dataset", { pong: true }),
  // Without `studioComments` the Studio remounts its whole layout inside an upsell when this response
  // arrives, even while an editor is typing.
  route("GET", "/features", ["studioComments", "contentReleases", "singleDocRelease"]),
  // The number of releases that a plan allows; effectively unlimited here. Without a count of existing
  // ones the Studio repeats this request, and its dialog for a new release never finishes.
  route("GET", "/projects/:project/new-content-release-allowed", {
    data: {
      datasetReleaseLimit: 1_000,
      orgActiveReleaseLimit: null,
      orgMeteredActiveReleaseCount: 0,
    },
  }),
  route("GET", "/projects/:project/datasets/:dataset/settings/indexing", {
    partialIndexSettings: { maxFieldDepth: 0 },
  }),
  route("GET", "/projects/:project/datasets/:dataset/settings/embeddings", {
    enabled: false,
    status: "disabled",
  }),
  route("GET", "/projects/:project/grants", NOTHING),
  route("GET", "/projects/:project/roles", ROLES.map(role)),
  route("GET", "/projects/:project/user-applications", []),
  route("GET", "/geoip/country", NOTHING),
  route("GET", "/help", NOTHING),
  route("GET", "/intake/telemetry-status", { status: "denied" }),
  route("POST", "/intake/*", NOTHING),
  route("GET", "/journey/announcements", []),
  route("GET", "/journey/*", null),
  // How long a plan keeps history: the Studio reads it to show a published release.
  route("GET", "/subscriptions/project/:project", {
    featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: 365 } }] } },
  }),
  route("GET", "/access/*", []),
  route("GET", "/media-libraries", { data: [] }),
  route("GET", "/visual-editing/features", []),
  route("GET", "/data/references/:dataset/documents/:id/to", { totalCount: 0, references: [] }),
  route("POST", "/descriptors/claim", { synchronization: { type: "complete" } }),
];

function route(method: Route["method"], pattern: string, body: unknown): Route {
  return { method, pattern, access: "public", handle: ({ json }) => json(200, body) };
}
