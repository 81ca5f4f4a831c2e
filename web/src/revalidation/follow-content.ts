import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { ListenOptions, SanityClient } from "@sanity/client";
import { noteListening } from "../observability/health.ts";
import { log } from "../observability/log.ts";
import type { Change, Reconciler } from "./reconcile.ts";

/** How often the dataset is compared beside listening: 12 × 24 × 30 = 8,640 queries a month. */
const INTERVAL_MS = 5 * 60_000;

/** The same while the Content Lake answers, but cannot be listened to. */
const NOT_LISTENING_INTERVAL_MS = 20_000;

/** When to try again what failed because the Content Lake could not be reached. */
const RETRY_MS = 1_000;

/** The result says of which type a document is; an event comes when queries show the change too. */
const LISTEN_OPTIONS: ListenOptions = {
  events: ["welcome", "mutation", "reconnect"],
  includeResult: true,
  includeMutations: false,
  visibility: "query",
};

type Options = {
  client: SanityClient;
  reconciler: Pick<Reconciler, "document" | "dataset">;
  onCompared?: () => void;
  intervalMs?: number;
};

/**
 * Keeps a site as its content is until it is stopped: listens to the Content Lake, and compares the dataset
 * whenever that begins anew, for what was missed, and every few minutes.
 */
export function followContent({
  client,
  reconciler,
  onCompared = () => {},
  intervalMs = INTERVAL_MS,
}: Options): () => void {
  const types = [...PUBLIC_TYPES];
  let isListening = false;
  let isStopped = false;
  let subscription: { unsubscribe(): void } | undefined;
  let subscribeTimer: NodeJS.Timeout | undefined;
  let compareTimer: NodeJS.Timeout | undefined;

  const setListening = (value: boolean) => {
    isListening = value;
    noteListening(value);
  };

  const subscribe = () => {
    subscription?.unsubscribe();
    subscription = client.listen("*[_type in $types]", { types }, LISTEN_OPTIONS).subscribe({
      next: (event) => {
        if (event.type === "welcome") {
          setListening(true);
          void compare();
        } else if (event.type === "mutation") {
          const at = Date.parse(event.timestamp);
          reconcile({ id: event.documentId, type: event.result?._type ?? "", at });
        } else {
          // The client's own attempts would be three seconds apart.
          resubscribeIn(RETRY_MS);
        }
      },
      error: (error: unknown) => {
        log("error", "cannot listen to the Content Lake", { message: String(error) });
        resubscribeIn(NOT_LISTENING_INTERVAL_MS);
      },
    });
  };

  const resubscribeIn = (delayMs: number) => {
    subscription?.unsubscribe();
    setListening(false);
    compareIn(NOT_LISTENING_INTERVAL_MS);
    clearTimeout(subscribeTimer);
    if (!isStopped) subscribeTimer = setTimeout(subscribe, delayMs);
  };

  /** Retries until it succeeds: the change is not announced again. */
  const reconcile = (change: Change) => {
    reconciler.document(change).catch(() => {
      if (!isStopped) setTimeout(() => reconcile(change), RETRY_MS).unref();
    });
  };

  const compare = async ({ isScheduled = false } = {}) => {
    let delayMs = RETRY_MS;
    try {
      const missed = await reconciler.dataset();
      // The connection broke unnoticed.
      if (isScheduled && missed.length > 0 && isListening) resubscribeIn(0);
      delayMs = isListening ? intervalMs : NOT_LISTENING_INTERVAL_MS;
      onCompared();
    } catch {
      // The Content Lake cannot be reached.
    }
    compareIn(delayMs);
  };

  const compareIn = (delayMs: number) => {
    clearTimeout(compareTimer);
    if (!isStopped) compareTimer = setTimeout(() => void compare({ isScheduled: true }), delayMs);
  };

  subscribe();
  void compare();
  return () => {
    isStopped = true;
    setListening(false);
    subscription?.unsubscribe();
    clearTimeout(subscribeTimer);
    clearTimeout(compareTimer);
  };
}
