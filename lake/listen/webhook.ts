import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId } from "../documents.ts";
import type { LakeServices } from "../services.ts";

/** A webhook for created, updated and deleted published documents, with the projection `{_id, _type}`. */
export interface WebhookOptions {
  readonly url: string;
  /** Signs the payload (`sanity-webhook-signature`). */
  readonly secret: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Starts posting every change to a webhook, without retries. A site that runs without its own server, as
 * in development, is notified of changes in no other way.
 * @returns a function that stops it
 */
export function startWebhook(
  { store, log }: Pick<LakeServices, "store" | "log">,
  { url, secret }: WebhookOptions,
): () => void {
  const abort = new AbortController();

  async function post(body: string): Promise<void> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    // An unread body would prevent the connection from being reused.
    await response.arrayBuffer();
    if (!response.ok) log(`webhook ${url}: HTTP ${response.status}`);
  }

  const unsubscribe = store.onCommit(({ changes }) => {
    for (const { id, before, after } of changes.filter(({ id }) => isPublishedId(id))) {
      // Fails when the receiver is not running, e.g. while a dataset is seeded before the site starts.
      post(JSON.stringify({ _id: id, _type: (after ?? before)?._type })).catch(() => {});
    }
  });
  return () => {
    unsubscribe();
    abort.abort();
  };
}
