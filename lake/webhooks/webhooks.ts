import type { ChangeWithDocuments } from "../listen/events.ts";
import { changesAfter, withDocuments } from "../listen/replay.ts";
import type { LakeServices, WebhookOptions } from "../services.ts";
import { type Delivery, deliveryOf, parseWebhook, type Webhook } from "./payload.ts";
import { openQueue, type QueuedDelivery } from "./queue.ts";
import { send } from "./send.ts";

const CONCURRENCY = 4;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** Milliseconds to wait after the given number of failed attempts: 1 s, doubling, at most 60 s. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failedAttempts - 1));
}

/**
 * Starts delivering every commit to the webhooks, at once; what is not accepted is tried again for
 * a day, over restarts, under the same idempotency key. What was committed but not looked at when
 * the process died is made up for here.
 * @returns what stops it; resolves when nothing is in flight.
 */
export function startWebhooks(
  lake: LakeServices,
  options: readonly WebhookOptions[],
): () => Promise<void> {
  const webhooks = new Map(options.map((option) => [option.url, parseWebhook(option)]));
  if (webhooks.size === 0) return async () => {};
  const queue = openQueue(lake.store.db);
  const abort = new AbortController();
  const inFlight = new Map<number, Promise<void>>();
  const down = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let examining = Promise.resolve();

  async function examine(
    webhook: Webhook,
    sequence: number,
    changes: readonly ChangeWithDocuments[],
  ): Promise<void> {
    const deliveries: Delivery[] = [];
    for (const change of changes) {
      try {
        const delivery = await deliveryOf(lake, webhook, change);
        if (delivery) deliveries.push(delivery);
      } catch (error) {
        lake.log(`webhook ${webhook.url}: its GROQ failed: ${error}`);
      }
    }
    if (abort.signal.aborted) return;
    const dropped = queue.push(webhook.url, sequence, deliveries);
    if (dropped > 0) lake.log(`webhook queue is full: ${dropped} old deliveries were given up`);
    pump();
  }

  function pump(): void {
    if (abort.signal.aborted) return;
    clearTimeout(timer);
    const now = Date.now();
    for (const delivery of queue.due(now, CONCURRENCY + inFlight.size)) {
      if (inFlight.size >= CONCURRENCY) break;
      if (inFlight.has(delivery.row)) continue;
      const attempt = deliver(delivery).finally(() => {
        inFlight.delete(delivery.row);
        pump();
      });
      inFlight.set(delivery.row, attempt);
    }
    const next = queue.nextDue(now);
    if (next !== null) timer = setTimeout(pump, Math.max(0, next - Date.now()) + 1);
  }

  async function deliver(delivery: QueuedDelivery): Promise<void> {
    const webhook = webhooks.get(delivery.url);
    // Queued under settings that are gone.
    if (!webhook) return queue.remove(delivery.row);
    const outcome = await send(delivery, webhook.secret, abort.signal);
    if (abort.signal.aborted) return;
    if (outcome.kind === "accepted") {
      queue.remove(delivery.row);
      // The receiver is back: what waits for it need not wait longer.
      if (down.delete(delivery.url)) queue.hurry(Date.now());
      return;
    }
    const about = `webhook ${delivery.url} for ${delivery.headers["sanity-document-id"]}`;
    const tooOld = Date.now() - delivery.queuedAt > GIVE_UP_AFTER_MS;
    if (outcome.kind === "refused" || tooOld) {
      lake.log(`${about}: ${outcome.reason}, given up`);
      return queue.remove(delivery.row);
    }
    // Once for each time the receiver goes away, however many deliveries wait for it.
    if (!down.has(delivery.url)) lake.log(`${about}: ${outcome.reason}, will be tried again`);
    down.add(delivery.url);
    queue.postpone(delivery.row, Date.now() + retryDelay(delivery.attempts + 1));
  }

  for (const webhook of webhooks.values()) {
    const cursor = queue.cursor(webhook.url);
    if (cursor === null) queue.push(webhook.url, lake.store.log.last(), []);
    else {
      for (const changes of changesAfter(lake.store, cursor)) {
        const sequence = changes[0]?.change.sequence ?? cursor;
        examining = examining.then(() => examine(webhook, sequence, changes));
      }
    }
  }
  pump();
  const unsubscribe = lake.store.onCommit((transaction) => {
    for (const webhook of webhooks.values()) {
      examining = examining.then(() =>
        examine(webhook, transaction.sequence, withDocuments(transaction)),
      );
    }
  });

  return async () => {
    unsubscribe();
    abort.abort();
    clearTimeout(timer);
    await examining;
    await Promise.all(inFlight.values());
  };
}
