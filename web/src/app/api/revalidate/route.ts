import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { readEnvironment } from "@/environment";
import { Seen } from "@/revalidation/seen";
import { reconcileSiteDocuments } from "@/revalidation/site-reconciler";
import { verifyWebhook } from "@/revalidation/webhook";

const delivered = new Seen(10_000);

/** The Content Lake announces a changed document; the pages made of what changed are revalidated. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const verdict = await verifyWebhook(
    body,
    request.headers.get(SIGNATURE_HEADER_NAME),
    readEnvironment().webhookSecret,
    Date.now(),
  );
  if (!verdict.ok) return Response.json({ message: verdict.message }, { status: verdict.status });
  const key = request.headers.get("idempotency-key");
  if (key && delivered.has(key)) return Response.json({ repeated: true, revalidated: [] });
  const { id, type } = verdict.announcement;
  const revalidated = await reconcileSiteDocuments(new Map([[id, type]]));
  // Only now: what failed is to be tried again.
  if (key) delivered.add(key);
  return Response.json({ revalidated });
}
