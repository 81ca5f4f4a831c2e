import { type Route, route } from "../http/router.ts";
import { ROLES, type Role } from "../store/identity.ts";

const NOTHING = {};

/** Anyone gets the same response. */
const fixed = (method: Route["method"], pattern: string, body: unknown) =>
  route(method, pattern, "public", ({ json }) => json(200, body));

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
export const hostedOnlyRoutes = [
  fixed("GET", "/ping", { pong: true }),
  // The client checks this when a stream fails; other origins were already rejected.
  fixed("GET", "/check/cors", { result: { allowed: true, withCredentials: true } }),
  // The Studio measures the dataset's response time during edits.
  fixed("GET", "/data/ping/:dataset", { pong: true }),
  // Without `studioComments` the Studio remounts its whole layout inside an upsell when this response
  // arrives, even while an editor is typing.
  fixed("GET", "/features", ["studioComments", "contentReleases", "singleDocRelease"]),
  // The number of releases that a plan allows; effectively unlimited here. Without a count of existing
  // ones the Studio repeats this request, and its dialog for a new release never finishes.
  fixed("GET", "/projects/:project/new-content-release-allowed", {
    data: {
      datasetReleaseLimit: 1_000,
      orgActiveReleaseLimit: null,
      orgMeteredActiveReleaseCount: 0,
    },
  }),
  fixed("GET", "/projects/:project/datasets/:dataset/settings/indexing", {
    partialIndexSettings: { maxFieldDepth: 0 },
  }),
  fixed("GET", "/projects/:project/datasets/:dataset/settings/embeddings", {
    enabled: false,
    status: "disabled",
  }),
  fixed("GET", "/projects/:project/grants", NOTHING),
  fixed("GET", "/projects/:project/roles", ROLES.map(role)),
  fixed("GET", "/projects/:project/user-applications", []),
  fixed("GET", "/geoip/country", NOTHING),
  fixed("GET", "/help", NOTHING),
  fixed("GET", "/intake/telemetry-status", { status: "denied" }),
  fixed("POST", "/intake/*", NOTHING),
  fixed("GET", "/journey/announcements", []),
  fixed("GET", "/journey/*", null),
  // How long a plan keeps history: the Studio reads it to show a published release.
  fixed("GET", "/subscriptions/project/:project", {
    featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: 365 } }] } },
  }),
  fixed("GET", "/access/*", []),
  fixed("GET", "/media-libraries", { data: [] }),
  fixed("GET", "/visual-editing/features", []),
  fixed("GET", "/data/references/:dataset/documents/:id/to", { totalCount: 0, references: [] }),
  fixed("POST", "/descriptors/claim", { synchronization: { type: "complete" } }),
];
