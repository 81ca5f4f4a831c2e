import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId } from "../documents.ts";
import type { LakeServices } from "../services.ts";

/** A webhook on create, update and delete of published documents, with the projection `{_id, _type}`. */
export interface WebhookOptions {
  /** Where to POST. */
  readonly url: string;
  /** Signs the payload (`sanity-webhook-signature`). */
  readonly secret: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Starts telling a webhook of every change, once: a site that runs without its own server, as in
 * development, hears of it no other way.
 * @returns what stops it
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
    // Unread, the body would keep the connection from being used again.
    await response.arrayBuffer();
    if (!response.ok) log(`webhook ${url}: HTTP ${response.status}`);
  }

  const unsubscribe = store.onCommit(({ changes }) => {
    for (const { id, before, after } of changes.filter(({ id }) => isPublishedId(id))) {
      // Fails where the receiver does not run, as while a dataset is seeded before the site starts.
      post(JSON.stringify({ _id: id, _type: (after ?? before)?._type })).catch(() => {});
    }
  });
  return () => {
    unsubscribe();
    abort.abort();
  };
}
