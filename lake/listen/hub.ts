import type { Store } from "../store/store.ts";
import type { ChangeWithDocuments } from "./events.ts";
import { type Matcher, matcherOf } from "./matcher.ts";
import { withDocuments } from "./replay.ts";

type Receive = (changes: readonly ChangeWithDocuments[]) => void;

/** Everybody who listens. */
export interface ListenerHub {
  /** The matcher of a query, shared by all who listen with the same. See `matcherOf`. */
  matcher(query: string, params: Readonly<Record<string, unknown>>): Matcher;
  /** Calls `receive` with what each transaction changed; returns what stops that. */
  add(receive: Receive): () => void;
}

/** Makes a store's hub. @param report is told of a listener that throws. */
export function openListenerHub(store: Store, report: (error: unknown) => void): ListenerHub {
  const receivers = new Set<Receive>();
  const matchers = new Map<string, WeakRef<Matcher>>();

  store.onCommit((transaction) => {
    // One list for all, so that an event is written once for those who are sent the same.
    const changes = withDocuments(transaction);
    for (const receive of [...receivers]) {
      try {
        receive(changes);
      } catch (error) {
        report(error);
      }
    }
  });

  return {
    matcher(query, params) {
      const key = JSON.stringify([query, params]);
      const known = matchers.get(key)?.deref();
      if (known) return known;
      const matcher = matcherOf(query, params);
      for (const [old, reference] of matchers) if (!reference.deref()) matchers.delete(old);
      matchers.set(key, new WeakRef(matcher));
      return matcher;
    },
    add(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
  };
}
