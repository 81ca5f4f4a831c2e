/** How often the site asks what changed, in case a webhook was lost. */
const INTERVAL_MS = 20_000;

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { keepQueryOnRedirects } = await import("./responses/keep-query.ts");
  const { answerNotModified } = await import("./responses/not-modified.ts");
  keepQueryOnRedirects();
  answerNotModified();
  const { openLedger } = await import("./revalidation/site-reconciler.ts");
  await openLedger();
  const { readEnvironment } = await import("./environment.ts");
  const { webhookSecret } = readEnvironment();
  const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  const reconcile = async () => {
    try {
      // So that it is as the content is now when a page cannot be made.
      await fetch(`${site}/failure`);
      await fetch(`${site}/api/reconcile`, {
        method: "POST",
        headers: { authorization: `Bearer ${webhookSecret}` },
      });
    } catch {
      // Not listening yet, or the Content Lake is away: the next round tries again.
    }
  };
  setTimeout(reconcile, 1_000).unref();
  setInterval(reconcile, INTERVAL_MS).unref();
}
