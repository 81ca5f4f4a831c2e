import type { SanityClient } from "@sanity/client";

type Options = {
  types: readonly string[];
  /** How long the lake has to be quiet after a change; four times as long is waited at most. */
  quietMs: number;
  retryMs: number;
};

/**
 * Calls back once listening has begun, and after changes of documents of some types. Changes are not replayed
 * after an interruption, so that it also calls back when listening begins again. Returns what ends it.
 */
export function whenChanged(
  client: SanityClient,
  { types, quietMs, retryMs }: Options,
  setInterrupted: (isInterrupted: boolean) => void,
  callBack: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change came that was not reported yet. */
  let changedAt: number | undefined;
  let stop = () => {};
  const callBackIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      changedAt = undefined;
      callBack();
    }, ms);
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
        next: ({ type }) => {
          if (type !== "mutation") setInterrupted(type === "reconnect");
          if (type === "welcome") callBackIn(0);
          if (type !== "mutation") return;
          changedAt ??= Date.now();
          callBackIn(Math.min(quietMs, changedAt + 4 * quietMs - Date.now()));
        },
        error: () => {
          setInterrupted(true);
          const retry = setTimeout(listen, retryMs);
          stop = () => clearTimeout(retry);
        },
      });
    stop = () => subscription.unsubscribe();
  };
  listen();
  // Shows what there is while listening takes long to begin.
  callBackIn(retryMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
