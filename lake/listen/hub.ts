import type { Store } from "../store/store.ts";
import type { ChangeWithDocuments } from "./events.ts";
import { type Matcher, matcherOf } from "./matcher.ts";
import { withDocuments } from "./replay.ts";
import type { Watch } from "./watch.ts";

type Receive = (changes: readonly ChangeWithDocuments[]) => void;

/** Everybody who listens, found by what they watch: a change costs nothing to all others. */
export interface ListenerHub {
  /** The matcher of a query, shared by all who listen with the same. See `matcherOf`. */
  matcher(query: string, params: Readonly<Record<string, unknown>>): Matcher;
  /** Calls `receive` with what a transaction changed within a watch; returns what stops that. */
  add(watch: Watch, receive: Receive): () => void;
}

/** Makes a store's hub. @param report is told of a listener that throws. */
export function openListenerHub(store: Store, report: (error: unknown) => void): ListenerHub {
  const everything = new Set<Receive>();
  const byId = new Map<string, Set<Receive>>();
  const byType = new Map<string, Set<Receive>>();
  const matchers = new Map<string, WeakRef<Matcher>>();

  store.onCommit((transaction) => {
    const concerned = new Map<Receive, ChangeWithDocuments[]>();
    for (const item of withDocuments(transaction)) {
      const types = [item.before?._type, item.after?._type];
      const receivers = new Set([
        ...everything,
        ...(byId.get(item.change.documentId) ?? []),
        ...types.flatMap((type) => [...(byType.get(type ?? "") ?? [])]),
      ]);
      for (const receive of receivers) {
        const changes = concerned.get(receive) ?? [];
        changes.push(item);
        concerned.set(receive, changes);
      }
    }
    for (const [receive, changes] of concerned) {
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
      const made = matcherOf(query, params);
      for (const [old, reference] of matchers) if (!reference.deref()) matchers.delete(old);
      matchers.set(key, new WeakRef(made));
      return made;
    },
    add(watch, receive) {
      if (watch.everything) everything.add(receive);
      for (const id of watch.ids) enter(byId, id, receive);
      for (const type of watch.types) enter(byType, type, receive);
      return () => {
        everything.delete(receive);
        for (const id of watch.ids) leave(byId, id, receive);
        for (const type of watch.types) leave(byType, type, receive);
      };
    },
  };
}

function enter(index: Map<string, Set<Receive>>, key: string, receive: Receive): void {
  const receivers = index.get(key) ?? new Set();
  receivers.add(receive);
  index.set(key, receivers);
}

function leave(index: Map<string, Set<Receive>>, key: string, receive: Receive): void {
  const receivers = index.get(key);
  receivers?.delete(receive);
  if (receivers?.size === 0) index.delete(key);
}
