import type { Instrumentation } from "next";

/** How often the site asks what changed, in case a webhook was lost. */
const INTERVAL_MS = 5 * 60_000;

/**
 * Runs once when Next starts. The site's own server (`server/`) looks after itself; a host that runs
 * Next its own way is told what it does without, and asks itself what changed.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startTelemetry } = await import("./observability/telemetry.ts");
  await startTelemetry();
  if (process.env.SITE_SERVER) return;
  console.warn("This is plain Next, without web/server: pages work as they do without JavaScript.");
  const { readEnvironment } = await import("./environment.ts");
  const { startNotices } = await import("./notices/worker.ts");
  const environment = readEnvironment();
  startNotices(environment);
  const headers = { authorization: `Bearer ${environment.webhookSecret}` };
  const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/reconcile`;
  // Not listening yet, or the Content Lake is away: the next round tries again.
  const look = () => void fetch(address, { method: "POST", headers }).catch(() => {});
  setTimeout(look, 1_000).unref();
  setInterval(look, INTERVAL_MS).unref();
}

/** Says what failed, by the request's id and its route: never by what was asked or sent. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log, requestId } = await import("./observability/log.ts");
  const { withoutWords } = await import("./observability/words.ts");
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null;
  log("error", "request failed", {
    requestId: requestId({ get: header }),
    method: request.method,
    path: withoutWords(request.path),
    route: context.routePath,
    kind: context.routeType,
    message: error instanceof Error ? error.message : String(error),
  });
};
