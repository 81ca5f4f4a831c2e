import { useMemo, useState } from "react";
import { useSource } from "sanity";
import { useRawClient } from "../price-board/hooks/use-documents.ts";
import { useStored } from "../price-board/hooks/use-stored.ts";
import {
  type Arrangement,
  canUndo,
  isContested,
  isPending,
  moved,
  published,
  shown,
  undone,
} from "./model/arrangement.ts";
import { numbersFor } from "./model/numbers.ts";
import type { OrderedList } from "./model/ordered-lists.ts";
import { inOrder, publishOrder } from "./model/publish.ts";

/** What came of the last press of “Publish order”. */
export type Result =
  | { kind: "published"; changed: number; paused: readonly string[] }
  | { kind: "refused" }
  | { kind: "failed" };

/**
 * What an editor does to one list. Moves wait in the browser's tab, over a reload too, until they are
 * published.
 * @param refresh reads every list anew
 */
export function useOrder(list: OrderedList, refresh: () => Promise<unknown>) {
  const client = useRawClient();
  const { projectId, dataset } = useSource();
  const name = `order/1/${projectId}/${dataset}/${list.key}`;
  const [arrangement, setArrangement] = useStored<Arrangement | null>(sessionStorage, name, null);
  const [result, setResult] = useState<Result | null>(null);
  const [isPublishing, setPublishing] = useState(false);

  const live = useMemo(() => list.entries.map(({ id }) => id), [list]);
  const entries = useMemo(
    () => inOrder(list.entries, shown(arrangement, live)),
    [arrangement, list, live],
  );
  const change = (next: Arrangement | null) => {
    setResult(null);
    setArrangement(next);
  };

  const publish = async () => {
    if (!arrangement) return;
    setPublishing(true);
    try {
      const wanted = entries.map(({ id }) => id);
      const outcome = await publishOrder(client, list.key, arrangement.seen, wanted);
      // What is on the site now has to be known before the moves count as published.
      await refresh();
      if (outcome.kind === "published") setArrangement(published({ ...arrangement, now: wanted }));
      setResult(outcome);
    } catch {
      setResult({ kind: "failed" });
    } finally {
      setPublishing(false);
    }
  };

  return {
    entries,
    isPending: arrangement !== null && isPending(arrangement),
    /** Another editor changed this order meanwhile: nothing is published before somebody has chosen. */
    isContested: !isPublishing && arrangement !== null && isContested(arrangement, live),
    isPublishing,
    /** How many documents get another number. */
    changes: useMemo(() => numbersFor(entries).size, [entries]),
    result,
    move: (from: number, to: number) => change(moved(arrangement, live, from, to)),
    undo: arrangement && canUndo(arrangement, live) ? () => change(undone(arrangement)) : undefined,
    takeTheirs: () => change(null),
    keepMine: () => arrangement && change({ ...arrangement, seen: live }),
    publish,
  };
}

export type Order = ReturnType<typeof useOrder>;
