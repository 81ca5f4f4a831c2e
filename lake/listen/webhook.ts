import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId } from "../documents.ts";
import type { LakeServices } from "../services.ts";
import type { CommittedChange, CommittedTransaction } from "../store/transaction.ts";

/** A webhook on create, update and delete of published documents, with the projection `{_id, _type}`. */
export interface WebhookOptions {
  /** Where to POST. */
  readonly url: string;
  /** Signs the payload (`sanity-webhook-signature`). */
  readonly secret: string;
  /** Delays before the second and third attempts. */
  readonly retryAfterMs?: readonly number[];
}

const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = [1_000, 5_000];

/**
 * Starts delivering every commit to a webhook. As with Sanity's own, a failed delivery is retried twice.
 * Pending deliveries are lost at a restart.
 * @returns what stops it
 */
export function startWebhook(
  lake: Pick<LakeServices, "store" | "log" | "projectId" | "dataset">,
  { url, secret, retryAfterMs = RETRY_AFTER_MS }: WebhookOptions,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let isAway = false;

  async function deliver(
    transaction: CommittedTransaction,
    change: CommittedChange,
  ): Promise<void> {
    const body = JSON.stringify({ _id: change.id, _type: (change.after ?? change.before)?._type });
    const headers = { ...headersOf(transaction, change), "sanity-dataset": lake.dataset };
    for (const wait of [0, ...retryAfterMs]) {
      await sleep(wait, undefined, { signal, ref: false });
      const failure = await post(body, { ...headers, "sanity-project-id": lake.projectId });
      // Logged once for each time the receiver goes away, however many deliveries fail.
      if (failure && !isAway) lake.log(`webhook ${url} for ${change.id}: ${failure}`);
      isAway = failure !== undefined;
      if (!failure) return;
      // A client error would only repeat.
      if (/^HTTP 4/.test(failure)) return;
    }
  }

  /** Posts a delivery, signed at this moment; returns the reason if it was not accepted. */
  async function post(body: string, headers: Record<string, string>): Promise<string | undefined> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          ...headers,
          "content-type": "application/json; charset=utf-8",
          [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      // Unread, the body would keep the connection from being used again.
      await response.arrayBuffer();
      return response.ok ? undefined : `HTTP ${response.status}`;
    } catch (error) {
      signal.throwIfAborted();
      const { cause, message } = error instanceof Error ? error : new Error(String(error));
      // `fetch` hides why a connection failed in the cause.
      return cause instanceof Error && cause.message ? cause.message : message;
    }
  }

  const unsubscribe = lake.store.onCommit((transaction) => {
    for (const change of transaction.changes) {
      // Aborted when the lake closes.
      if (isPublishedId(change.id)) deliver(transaction, change).catch(() => {});
    }
  });
  return () => {
    unsubscribe();
    abort.abort();
  };
}

function headersOf({ id, timestamp }: CommittedTransaction, change: CommittedChange) {
  return {
    // The same for every attempt.
    "idempotency-key": createHash("sha256")
      .update(`${id}\n${change.id}`)
      .digest("hex")
      .slice(0, 32),
    "sanity-transaction-id": id,
    "sanity-transaction-time": timestamp,
    "sanity-document-id": change.id,
    "sanity-operation": !change.before ? "create" : change.after ? "update" : "delete",
  };
}
