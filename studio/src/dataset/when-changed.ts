import type { SanityClient } from "@sanity/client";

type Options = {
  types: readonly string[];
  /** How long to wait for further changes after one; the total wait is at most four times as long. */
  quietMs: number;
  retryMs: number;
};

/**
 * Calls back when listening starts, and after documents of the given types change. Changes missed during an
 * interruption are not replayed, so it also calls back when listening resumes. Returns a function to stop it.
 */
export function whenChanged(
  client: SanityClient,
  { types, quietMs, retryMs }: Options,
  setInterrupted: (isInterrupted: boolean) => void,
  callBack: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first change not yet reported. */
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
  // Call back even if connecting takes long, so that existing data is shown.
  callBackIn(retryMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
