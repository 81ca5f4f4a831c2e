import { createHash } from "node:crypto";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId } from "../documents.ts";
import type { LakeServices } from "../services.ts";
import type { CommittedChange, CommittedTransaction } from "../store/transaction.ts";

/** A webhook on create, update and delete of published documents, with the projection `{_id, _type}`. */
export interface WebhookOptions {
  /** Where to POST. */
  url: string;
  /** Signs the payload (`sanity-webhook-signature`). */
  secret: string;
  /** How long to wait before the second and the third attempt; then it is given up. */
  retryAfterMs?: readonly number[];
}

/** Deliveries on their way at a time: a seed commits hundreds of documents at once. */
const CONCURRENCY = 4;
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = [1_000, 5_000];

interface Delivery {
  readonly webhook: WebhookOptions;
  /** JSON text: what is signed is what is sent. */
  readonly body: string;
  /** The same for every attempt. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attempt: number;
}

/**
 * Starts telling the webhooks of every commit. As with Sanity's own, a delivery that fails is tried
 * twice more, and none survives a restart: a receiver has to compare what it may have missed.
 * @returns what stops it; resolves when nothing is in flight.
 */
export function startWebhooks(
  lake: Pick<LakeServices, "store" | "log" | "projectId" | "dataset">,
  webhooks: readonly WebhookOptions[],
): () => Promise<void> {
  const abort = new AbortController();
  const waiting: Delivery[] = [];
  const inFlight = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  const away = new Set<string>();

  function enqueue(deliveries: readonly Delivery[]): void {
    waiting.push(...deliveries);
    while (inFlight.size < CONCURRENCY && !abort.signal.aborted) {
      const delivery = waiting.shift();
      if (!delivery) return;
      const attempt = deliver(delivery).finally(() => {
        inFlight.delete(attempt);
        enqueue([]);
      });
      inFlight.add(attempt);
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { webhook, headers, attempt } = delivery;
    const failure = await post(delivery, abort.signal);
    if (abort.signal.aborted) return;
    if (failure === undefined) {
      away.delete(webhook.url);
      return;
    }
    // Once for each time the receiver goes away, however many deliveries fail.
    if (!away.has(webhook.url)) {
      lake.log(`webhook ${webhook.url} for ${headers["sanity-document-id"]}: ${failure.reason}`);
    }
    away.add(webhook.url);
    const wait = failure.final ? undefined : (webhook.retryAfterMs ?? RETRY_AFTER_MS)[attempt];
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      enqueue([{ ...delivery, attempt: attempt + 1 }]);
    }, wait);
    timers.add(timer);
  }

  const unsubscribe = lake.store.onCommit((transaction) => {
    const changes = transaction.changes.filter(({ id }) => isPublishedId(id));
    enqueue(
      webhooks.flatMap((webhook) =>
        changes.map((change) => deliveryOf(lake, webhook, transaction, change)),
      ),
    );
  });
  return async () => {
    unsubscribe();
    abort.abort();
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(inFlight);
  };
}

function deliveryOf(
  { projectId, dataset }: Pick<LakeServices, "projectId" | "dataset">,
  webhook: WebhookOptions,
  { id: transactionId, timestamp }: CommittedTransaction,
  { id, before, after }: CommittedChange,
): Delivery {
  const about = [webhook.url, transactionId, id].join("\n");
  return {
    webhook,
    body: JSON.stringify({ _id: id, _type: (after ?? before)?._type }),
    headers: {
      "idempotency-key": createHash("sha256").update(about).digest("hex").slice(0, 32),
      "sanity-transaction-id": transactionId,
      "sanity-transaction-time": timestamp,
      "sanity-document-id": id,
      "sanity-project-id": projectId,
      "sanity-dataset": dataset,
      "sanity-operation": !before ? "create" : after ? "update" : "delete",
    },
    attempt: 0,
  };
}

/** Why a delivery was not accepted; `final` for a 4xx other than 408 and 429. */
interface PostFailure {
  readonly reason: string;
  readonly final: boolean;
}

/** Posts a delivery, signed at this moment. The connection is kept for the next one. */
async function post(
  { webhook, body, headers }: Delivery,
  signal: AbortSignal,
): Promise<PostFailure | undefined> {
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json; charset=utf-8",
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhook.secret),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    // Unread, the body would keep the connection from being used again.
    await response.arrayBuffer();
    if (response.ok) return undefined;
    const { status } = response;
    const final = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { reason: `HTTP ${status}`, final };
  } catch (error) {
    return { reason: failureReason(error), final: false };
  }
}

/** `fetch` hides why a connection failed in the cause. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
