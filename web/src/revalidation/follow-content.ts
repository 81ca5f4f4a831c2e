import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { noteListening } from "../observability/health.ts";
import { log } from "../observability/log.ts";
import type { Change } from "./reconciler.ts";

/**
 * How often the dataset is compared while nothing is heard of it: 12 × 24 × 30 = 8,640 queries a month.
 * What is heard costs nothing of that kind.
 */
const INTERVAL_MS = 5 * 60_000;

/** The same while the Content Lake answers, but cannot be listened to. */
const DEAF_INTERVAL_MS = 20_000;

/** When to try again what failed because the Content Lake could not be reached. */
const RETRY_MS = 1_000;

type Options = {
  client: SanityClient;
  reconciler: {
    document(change: Change): Promise<unknown>;
    dataset(): Promise<readonly string[]>;
  };
  /** Called after each comparison of the dataset. */
  onCompared?: () => void;
  intervalMs?: number;
};

/**
 * Keeps a site as its content is: listens to the Content Lake, and compares the dataset whenever that
 * begins anew, for what was missed, and every few minutes.
 * @returns what ends it
 */
export function followContent(options: Options): () => void {
  const following = new Following(options);
  following.start();
  return () => following.stop();
}

class Following {
  readonly #client: SanityClient;
  readonly #reconciler: Options["reconciler"];
  readonly #onCompared: NonNullable<Options["onCompared"]>;
  readonly #intervalMs: number;
  #isListening = false;
  #isStopped = false;
  #subscription: { unsubscribe(): void } | undefined;
  #resubscribing: NodeJS.Timeout | undefined;
  #comparing: NodeJS.Timeout | undefined;

  constructor({ client, reconciler, onCompared = () => {}, intervalMs = INTERVAL_MS }: Options) {
    this.#client = client;
    this.#reconciler = reconciler;
    this.#onCompared = onCompared;
    this.#intervalMs = intervalMs;
  }

  start(): void {
    this.#subscribe();
    void this.#compare();
  }

  stop(): void {
    this.#isStopped = true;
    this.#setListening(false);
    this.#subscription?.unsubscribe();
    clearTimeout(this.#resubscribing);
    clearTimeout(this.#comparing);
  }

  #subscribe(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = this.#client
      .listen(
        "*[_type in $types]",
        { types: [...PUBLIC_TYPES] },
        // Heard when queries show it too; its result says of which type it is.
        {
          events: ["welcome", "mutation", "reconnect"],
          includeResult: true,
          includeMutations: false,
          visibility: "query",
        },
      )
      .subscribe({
        next: (event) => {
          if (event.type === "welcome") {
            this.#setListening(true);
            void this.#compare();
          } else if (event.type === "mutation") {
            const at = Date.parse(event.timestamp);
            this.#reconcile({ id: event.documentId, type: event.result?._type ?? "", at });
          } else {
            // The client's own attempts would be three seconds apart.
            this.#listenAgain(RETRY_MS);
          }
        },
        error: (error: unknown) => {
          log("error", "cannot listen to the Content Lake", { message: String(error) });
          this.#listenAgain(DEAF_INTERVAL_MS);
        },
      });
  }

  #setListening(isListening: boolean): void {
    this.#isListening = isListening;
    noteListening(isListening);
  }

  #listenAgain(delayMs: number): void {
    this.#subscription?.unsubscribe();
    this.#setListening(false);
    this.#compareIn(DEAF_INTERVAL_MS);
    clearTimeout(this.#resubscribing);
    if (!this.#isStopped) this.#resubscribing = setTimeout(() => this.#subscribe(), delayMs);
  }

  /** Until it succeeds: nobody says it again. */
  #reconcile(change: Change): void {
    this.#reconciler.document(change).catch(() => {
      if (!this.#isStopped) setTimeout(() => this.#reconcile(change), RETRY_MS).unref();
    });
  }

  async #compare({ isRegular = false } = {}): Promise<void> {
    let delayMs: number;
    try {
      const missed = await this.#reconciler.dataset();
      // The connection broke, and nobody noticed.
      if (isRegular && missed.length > 0 && this.#isListening) this.#listenAgain(0);
      delayMs = this.#isListening ? this.#intervalMs : DEAF_INTERVAL_MS;
      this.#onCompared();
    } catch {
      delayMs = RETRY_MS;
    }
    this.#compareIn(delayMs);
  }

  #compareIn(delayMs: number): void {
    clearTimeout(this.#comparing);
    if (this.#isStopped) return;
    this.#comparing = setTimeout(() => void this.#compare({ isRegular: true }), delayMs);
  }
}
