import { useEffect, useMemo } from "react";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { changesOf, conflictsOf, NOTHING, type Pending, prune } from "./model/pending.ts";
import type { Publication } from "./model/publish.ts";
import { allRows, readPriced, TYPES } from "./model/rows.ts";

/** A short delay collects the changes of one transaction, which arrive one by one. */
const LIVE = { types: TYPES, quietMs: 80 };

/** The state and actions of the board; its components only render them. */
export function useBoard() {
  const client = useRawClient();
  const { projectId, dataset } = client.config();
  const name = `price-board/2/${projectId}/${dataset}`;
  const { data: documents, isAway } = useLive("price-board", readPriced, LIVE);
  const [pending, setPending] = useStored<Pending>("tab", `${name}/edits`, NOTHING);
  const [last, setLast] = useStored<Publication | null>("browser", `${name}/last`, null);

  const rows = useMemo(() => allRows(documents ?? []), [documents]);
  useEffect(() => {
    if (documents) setPending((before) => prune(before, rows));
  }, [documents, rows, setPending]);
  const changes = useMemo(() => changesOf(pending, rows), [pending, rows]);
  const conflicts = useMemo(() => conflictsOf(pending, rows), [pending, rows]);

  /**
   * Stores the publication so that it can be undone; an undo itself cannot be undone.
   * @param remaining after an undo, the edits that can still be undone; null if it was no undo
   */
  const onPublished = (publication: Publication, remaining: Pending | null) => {
    if (!remaining) setPending(NOTHING);
    const hasMore = remaining && Object.keys(remaining).length > 0;
    setLast((before) => {
      if (!remaining) return publication;
      return before && hasMore ? { ...before, inverse: remaining } : null;
    });
  };
  return {
    isLoading: !documents,
    isAway,
    rows,
    pending,
    setPending,
    changes,
    conflicts,
    last,
    onPublished,
  };
}

export type Board = ReturnType<typeof useBoard>;
