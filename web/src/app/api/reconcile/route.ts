import { timingSafeEqual } from "node:crypto";
import { sharedReconciler } from "@/content/revalidation/reconcile";
import { readEnvironment } from "@/runtime/environment";
import { log } from "@/runtime/observability/log";

/** Whether a request has the site's token for drafts, which only its servers know. */
function isTrusted(request: Request): boolean {
  const actual = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${readEnvironment().preview?.readToken}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Brings the site up to date with all content, for tests and operators. It does so by itself every few minutes. */
export async function POST(request: Request): Promise<Response> {
  if (!readEnvironment().preview || !isTrusted(request)) {
    return Response.json(
      { message: "Send SANITY_API_READ_TOKEN as a bearer token." },
      { status: 401 },
    );
  }
  const revalidated = (await sharedReconciler.get()?.dataset()) ?? [];
  const count = revalidated.length;
  if (count > 0) log("info", "reconciled", { tags: count });
  return Response.json({ revalidated });
}
