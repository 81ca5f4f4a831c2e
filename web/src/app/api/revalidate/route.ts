import { revalidateTag } from "next/cache";
import { client } from "@/content/lake";
import { tagsOf } from "@/content/revalidation/document-state";
import { sharedReconciler } from "@/content/revalidation/reconcile";
import { readWebhook } from "@/content/revalidation/webhook";
import { tags } from "@/content/tags";
import { readEnvironment } from "@/runtime/environment";

/**
 * Handles the Content Lake's webhook about a changed document. The site's own server, which listens for
 * changes itself, reconciles it; another host invalidates everything that depends on it.
 */
export async function POST(request: Request): Promise<Response> {
  const change = await readWebhook(request, readEnvironment().webhookSecret);
  if (change instanceof Response) return change;
  const reconciler = sharedReconciler();
  if (reconciler) return Response.json({ revalidated: await reconciler.document(change) });
  const revalidated = [...(await tagsOf(client, change.id, change.type)), tags.documents];
  for (const tag of revalidated) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated });
}
