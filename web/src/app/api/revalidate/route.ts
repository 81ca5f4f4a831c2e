import { revalidateTag } from "next/cache";
import { tags } from "@/content/tags";
import { readEnvironment } from "@/environment";
import { tagsOf } from "@/revalidation/document-state";
import { sharedReconciler } from "@/revalidation/reconcile";
import { readWebhook } from "@/revalidation/webhook";

/**
 * The Content Lake's webhook says that a document changed. The site's own server listens for itself and takes
 * this as a hint; on another host it invalidates all that is made of the document.
 */
export async function POST(request: Request): Promise<Response> {
  const change = await readWebhook(request, readEnvironment().webhookSecret);
  if (change instanceof Response) return change;
  const reconciler = sharedReconciler();
  if (reconciler) return Response.json({ revalidated: await reconciler.document(change) });
  const revalidated = [...tagsOf(change.id, change.type), tags.documents];
  for (const tag of revalidated) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated });
}
