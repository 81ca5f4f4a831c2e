import { timingSafeEqual } from "node:crypto";
import { revalidatePath } from "next/cache";
import { sharedReconciler } from "@/content/revalidation/reconcile";
import { readEnvironment } from "@/runtime/environment";
import { log, requestId } from "@/runtime/observability/log";

/**
 * Brings the site up to date with all content, for schedulers and tests. A host other than the site's own
 * server does not know what changed, so it invalidates every page.
 */
export async function POST(request: Request): Promise<Response> {
  const actual = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${readEnvironment().webhookSecret}`);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    const message = "Send SANITY_WEBHOOK_SECRET as a bearer token.";
    return Response.json({ message }, { status: 401 });
  }
  const reconciler = sharedReconciler();
  if (!reconciler) revalidatePath("/", "layout");
  const revalidated = (await reconciler?.dataset()) ?? [];
  const count = revalidated.length;
  if (count > 0) log("info", "reconciled", { requestId: requestId(request.headers), tags: count });
  return Response.json({ revalidated });
}

/** Vercel's scheduler sends `CRON_SECRET` with a GET. */
export const GET = POST;
