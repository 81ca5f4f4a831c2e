/** How often the site asks what changed, in case a webhook was lost. */
const INTERVAL_MS = 20_000;

/**
 * Runs once when Next starts. The site's own server (`server/`) looks after itself; a host that runs
 * Next its own way is told what it does without, and asks itself what changed.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.SITE_SERVER) return;
  console.warn("This is plain Next, without web/server: pages work as they do without JavaScript.");
  const { readEnvironment } = await import("./environment.ts");
  const headers = { authorization: `Bearer ${readEnvironment().webhookSecret}` };
  const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/reconcile`;
  // Not listening yet, or the Content Lake is away: the next round tries again.
  const look = () => void fetch(address, { method: "POST", headers }).catch(() => {});
  setTimeout(look, 1_000).unref();
  setInterval(look, INTERVAL_MS).unref();
}
