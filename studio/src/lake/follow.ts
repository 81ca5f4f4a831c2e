import type { SanityClient } from "@sanity/client";

const RETRY_MS = 2_000;

/** How long reading may take before it is begun again: one that never ends would be the last. */
const READ_MS = 20_000;

const timeout = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("Reading took too long.")), ms);
  });

/** What is known of something in the Content Lake. */
export type Live<T> = {
  /** Nothing until it was read once. */
  data?: T;
  /** Whether the Content Lake cannot be reached, so that `data` may be out of date. */
  isAway: boolean;
};

/** What changed since something was read, and what had been read. */
export type Since<T> = { data: T; changed: readonly string[] };

/**
 * Reads something.
 * @param since where only some documents changed: what was read before, and their ids
 */
export type Read<T> = (client: SanityClient, since?: Since<T>) => Promise<T>;

type Options<T> = {
  read: Read<T>;
  /** The types of the documents it is made of. */
  types: readonly string[];
  /** How long the lake has to be quiet before something is read again; never waits four times as long. */
  quietMs: number;
};

type Update<T> = (change: (before: Live<T>) => Live<T>) => unknown;

/**
 * Reads once listening begins, and again after changes. Nothing is replayed of what happened while listening
 * was interrupted: everything is read then.
 * @returns what ends it
 */
export function follow<T>(
  client: SanityClient,
  { read, types, quietMs }: Options<T>,
  update: Update<T>,
): () => void {
  const changed = new Set<string>();
  /** What was read, unless listening has begun anew since. */
  let known: T | undefined;
  let beginnings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change came that was not read yet. */
  let changedAt = 0;
  let isReading = false;
  let isOver = false;
  let unsubscribe = () => {};

  const away = () => update(({ data }) => ({ data, isAway: true }));
  const readIn = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(readNow, ms);
  };
  const readAll = (ms: number) => {
    known = undefined;
    beginnings += 1;
    readIn(ms);
  };
  const readNow = async () => {
    // Two at once might end in the wrong order.
    if (isReading) return readIn(quietMs);
    isReading = true;
    const since = known === undefined ? undefined : { data: known, changed: [...changed] };
    changed.clear();
    const beginning = beginnings;
    try {
      const data = await Promise.race([read(client, since), timeout(READ_MS)]);
      if (beginning === beginnings) known = data;
      if (!isOver) update(() => ({ data, isAway: false }));
    } catch {
      if (!isOver) away();
      readAll(RETRY_MS);
    }
    isReading = false;
  };
  const listen = () => {
    const subscription = client
      .listen(
        "*[_type in $types]",
        { types },
        {
          events: ["welcome", "mutation", "reconnect"],
          visibility: "query",
          includeResult: false,
          includeAllVersions: true,
        },
      )
      .subscribe({
        next: (event) => {
          if (event.type === "welcome") return readAll(0);
          if (event.type === "reconnect") return away();
          if (changed.size === 0) changedAt = Date.now();
          changed.add(event.documentId);
          // Everything is about to be read.
          if (known === undefined && !isReading) return;
          readIn(Math.min(quietMs, Math.max(0, changedAt + 4 * quietMs - Date.now())));
        },
        error: () => {
          away();
          const retry = setTimeout(listen, RETRY_MS);
          unsubscribe = () => clearTimeout(retry);
        },
      });
    unsubscribe = () => subscription.unsubscribe();
  };
  listen();
  // Where listening takes long to begin, what is there can be shown meanwhile.
  readAll(RETRY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
