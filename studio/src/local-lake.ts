import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";

/**
 * Workspace options for the local Content Lake.
 * `unstable_clientFactory` may change: if removed, patch `apiHost` and the retries into Sanity's client.
 */
export function localLake(apiHost: string): Partial<WorkspaceOptions> {
  globalThis.fetch = answeringHostedPings(globalThis.fetch.bind(globalThis));
  const localClient = (config: ClientConfig) =>
    patientClient({
      ...config,
      apiHost,
      useProjectHostname: false,
      useCdn: false,
      withCredentials: false,
      resolveFetch: () => spreadingFetch(apiHost),
    });
  return {
    apiHost,
    unstable_clientFactory: localClient,
    auth: {
      // A single provider that always succeeds: the lake redirects back with a session.
      loginMethod: "token",
      redirectOnSingle: true,
      providers: [{ name: "local", title: "Local Studio", url: `${apiHost}/v1/auth/login/local` }],
    },
    // Each of these needs Sanity's hosted service.
    announcements: { enabled: false },
    tasks: { enabled: false },
    apps: { canvas: { enabled: false } },
    document: { comments: { enabled: false } },
  };
}

/**
 * A `fetch` that gives each event stream its own host name: browsers allow six HTTP/1.1 connections to a
 * host, and a Studio tab holds about five. Where `*.localhost` does not resolve, the lake's own name is used.
 */
export function spreadingFetch(apiHost: string, fetch = globalThis.fetch): typeof fetch {
  const isStream = ({ origin, hostname, pathname }: URL) =>
    origin === new URL(apiHost).origin &&
    ["localhost", "127.0.0.1"].includes(hostname) &&
    /\/data\/(?:listen|live\/events)\//.test(pathname);
  return async (input, init) => {
    const url = typeof input === "string" ? new URL(input) : undefined;
    if (!url || !isStream(url)) return fetch(input, init);
    url.hostname = `stream-${crypto.randomUUID().slice(0, 8)}.localhost`;
    try {
      return await fetch(url.href, init);
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      return fetch(input, init);
    }
  };
}

/** A `fetch` that answers requests to Sanity's hosts (version checks, feedback) itself. */
export function answeringHostedPings(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input, "http://localhost");
    if (hostname === "sanity-cdn.com") return Response.json({});
    if (hostname === "api.sanity.io") return new Response(null, { status: 503 });
    return fetch(input, init);
  };
}

/** Retries reads for ten minutes, because a failed read crashes Sanity's form and the editor loses it. */
const RETRY_OPTIONS = {
  maxRetries: 300,
  retryDelay: (attempt: number) => Math.min(100 * 2 ** attempt, 2_000),
} satisfies Partial<ClientConfig>;

let signedIn: SanityClient | undefined;

/** The client of the signed-in user, for resolvers to which Sanity passes none. */
export const signedInClient = () => signedIn;

/** A client that retries reads while the Content Lake is unreachable. */
export function patientClient(config: ClientConfig): SanityClient {
  const client = createClient({ ...config, ...RETRY_OPTIONS });
  if (config.token) signedIn = client;
  return client;
}
