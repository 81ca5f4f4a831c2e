import { revalidatePath } from "next/cache";
import { sharedReconciler } from "@/content/revalidation/reconcile";
import { log, requestId } from "@/runtime/observability/log";
import { refuseUnscheduled } from "@/runtime/scheduled";

/**
 * Brings the site up to date with all content, for schedulers and tests. A host other than the site's own
 * server does not know what changed, so it invalidates every page.
 */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseUnscheduled(request);
  if (refused) return refused;
  const reconciler = sharedReconciler();
  if (!reconciler) revalidatePath("/", "layout");
  const revalidated = (await reconciler?.dataset()) ?? [];
  const count = revalidated.length;
  if (count > 0) log("info", "reconciled", { requestId: requestId(request.headers), tags: count });
  return Response.json({ revalidated });
}

/** Vercel's scheduler sends `CRON_SECRET` with a GET. */
export const GET = POST;
