import { useCallback, useEffect, useMemo, useState } from "react";
import { useLive, useRawClient } from "../lake/use-live.ts";
import { useStored } from "../lake/use-stored.ts";
import { changesOf, conflictsOf, NOTHING, type Pending, prune } from "./model/pending.ts";
import { type Outcome, type Publication, publish } from "./model/publish.ts";
import { allRows, readPriced, TYPES } from "./model/rows.ts";

/** The changes of one transaction come one by one. */
const LIVE = { types: TYPES, quietMs: 80 };

/** What came of publishing. */
export type Result = Outcome | { kind: "failed"; message: string };

/** Everything the board knows and can do; its parts only show it. */
export function useBoard() {
  const client = useRawClient();
  const { projectId, dataset } = client.config();
  const name = `price-board/2/${projectId}/${dataset}`;
  const { data: documents, isAway } = useLive("price-board", readPriced, LIVE);
  const [pending, setPending] = useStored<Pending>(sessionStorage, `${name}/edits`, NOTHING);
  const [last, setLast] = useStored<Publication | null>(localStorage, `${name}/last`, null);
  const [isPublishing, setPublishing] = useState(false);

  const rows = useMemo(() => allRows(documents ?? []), [documents]);
  useEffect(() => {
    if (documents) setPending((before) => prune(before, rows));
  }, [documents, rows, setPending]);
  const changes = useMemo(() => changesOf(pending, rows), [pending, rows]);
  const conflicts = useMemo(() => conflictsOf(pending, rows), [pending, rows]);

  /** Publishes what is pending, or undoes the last publication. */
  const commit = useCallback(
    async (edits: Pending, isUndo: boolean): Promise<Result> => {
      setPublishing(true);
      try {
        const outcome = await publish(client, edits);
        if (outcome.kind === "published") {
          setLast(isUndo ? null : outcome.publication);
          if (!isUndo) setPending(NOTHING);
        }
        return outcome;
      } catch (error) {
        return { kind: "failed", message: error instanceof Error ? error.message : "" };
      } finally {
        setPublishing(false);
      }
    },
    [client, setLast, setPending],
  );

  return {
    isLoading: !documents,
    isAway,
    rows,
    pending,
    setPending,
    changes,
    conflicts,
    last,
    isPublishing,
    commit,
  };
}

export type Board = ReturnType<typeof useBoard>;
