import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { ListenOptions, SanityClient } from "@sanity/client";
import { noteListening } from "../../runtime/observability/health.ts";
import { errorText, log } from "../../runtime/observability/log.ts";
import { watchPlausibility } from "../plausibility.ts";
import type { Reconciler } from "./reconcile.ts";

/** How often the dataset is compared while listening: 12 × 24 × 30 = 8,640 queries a month. */
const INTERVAL_MS = 5 * 60_000;

/** The same while the Content Lake responds, but the site cannot listen to it. */
const NOT_LISTENING_INTERVAL_MS = 20_000;

/** The delay before a retry when the Content Lake is unreachable. */
const RETRY_MS = 1_000;

/** The result contains a document's type; events are held back until queries return the change. */
const LISTEN_OPTIONS: ListenOptions = {
  events: ["welcome", "mutation", "reconnect"],
  includeResult: true,
  includeMutations: false,
  visibility: "query",
};

type Options = {
  client: SanityClient;
  reconciler: Pick<Reconciler, "document" | "dataset">;
};

/**
 * Keeps a site up to date with its content until stopped: listens to the Content Lake, and compares the
 * dataset on every connection, to find missed changes, and every few minutes.
 */
export function followContent({ client, reconciler }: Options): () => void {
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
    subscription = client.listen("*[_type in $types]", { types }, LISTEN_OPTIONS).subscribe({
      next: (event) => {
        if (event.type === "welcome") {
          setListening(true);
          void compare();
        } else if (event.type === "mutation") {
          const at = Date.parse(event.timestamp);
          const change = { id: event.documentId, type: event.result?._type ?? "", at };
          // The event is not sent again: a comparison finds the change.
          reconciler.document(change).catch(() => compareIn(RETRY_MS));
        } else {
          // The client itself would retry only every three seconds.
          resubscribeIn(RETRY_MS);
        }
      },
      error: (error: unknown) => {
        log("error", "cannot listen to the Content Lake", { message: errorText(error) });
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

  const compare = async ({ isScheduled = false } = {}) => {
    let delayMs = RETRY_MS;
    try {
      const changedTags = await reconciler.dataset();
      // The subscription has failed without an error event.
      if (isScheduled && changedTags.length > 0 && isListening) resubscribeIn(0);
      delayMs = isListening ? INTERVAL_MS : NOT_LISTENING_INTERVAL_MS;
    } catch {
      // The Content Lake is unreachable.
    }
    compareIn(delayMs);
  };

  const compareIn = (delayMs: number) => {
    clearTimeout(compareTimer);
    if (!isStopped) compareTimer = setTimeout(() => void compare({ isScheduled: true }), delayMs);
  };

  watchPlausibility(() => compareIn(RETRY_MS));
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
