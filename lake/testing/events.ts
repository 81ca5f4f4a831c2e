/** The part of the client's observables that tests use. */
interface Stream<T> {
  subscribe(observer: { next(event: T): void; error(error: unknown): void }): {
    unsubscribe(): void;
  };
}

/** What a stream has sent so far, and a way to wait for more. */
export interface Collected<T> {
  readonly events: T[];
  /** Resolves as soon as `enough` holds; rejects when the stream fails. */
  until(enough: (events: readonly T[]) => boolean): Promise<T[]>;
  stop(): void;
}

/** Subscribes to a stream and keeps what it sends. */
export function collect<T>(stream: Stream<T>): Collected<T> {
  const events: T[] = [];
  const waiting = new Set<() => void>();
  let failure: unknown;
  const wake = () => {
    for (const check of [...waiting]) check();
  };
  const subscription = stream.subscribe({
    next(event) {
      events.push(event);
      wake();
    },
    error(error) {
      failure = error;
      wake();
    },
  });
  return {
    events,
    until: (enough) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (failure !== undefined) reject(failure);
          else if (enough(events)) resolve(events);
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    stop: () => subscription.unsubscribe(),
  };
}
