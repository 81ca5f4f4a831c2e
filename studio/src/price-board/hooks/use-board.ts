import { useCallback, useEffect, useMemo, useState } from "react";
import { useRawClient } from "../../lake/client.ts";
import { useLive } from "../../lake/use-live.ts";
import { useStored } from "../../lake/use-stored.ts";
import { readPriced, TYPES } from "../model/documents.ts";
import { changesOf, conflictsOf, NOTHING, type Pending, prune } from "../model/pending.ts";
import { type Publication, publish } from "../model/publish.ts";
import { allRows } from "../model/rows.ts";

/** The changes of one transaction come one by one. */
const LIVE = { types: TYPES, quietMs: 80 };

/** What has just been done, shown until it is closed. */
export type Result =
  | { kind: "published" | "undone"; publication: Publication; paused: readonly string[] }
  | { kind: "refused"; titles: string[]; isUndo: boolean }
  | { kind: "failed"; message: string };

/** Everything the board knows and can do; its parts only show it. */
export function useBoard() {
  const client = useRawClient();
  const { projectId, dataset } = client.config();
  const name = `price-board/1/${projectId}/${dataset}`;
  const { data: documents, isAway } = useLive("price-board", readPriced, LIVE);
  const [pending, setPending] = useStored<Pending>(sessionStorage, `${name}/edits`, NOTHING);
  const [last, setLast] = useStored<Publication | null>(localStorage, `${name}/last`, null);
  const [result, setResult] = useState<Result | null>(null);
  const [isPublishing, setPublishing] = useState(false);

  const rows = useMemo(() => allRows(documents ?? []), [documents]);
  useEffect(() => {
    if (documents) setPending((before) => prune(before, rows));
  }, [documents, rows, setPending]);
  const changes = useMemo(() => changesOf(pending, rows), [pending, rows]);
  const conflicts = useMemo(
    () => new Map(conflictsOf(pending, rows).map((conflict) => [conflict.row.key, conflict])),
    [pending, rows],
  );

  const commit = useCallback(
    async (edits: Pending, isUndo: boolean) => {
      setPublishing(true);
      try {
        const outcome = await publish(client, edits);
        if (outcome.kind === "refused") {
          const titles = outcome.conflicts.map(({ row }) => row.title);
          const gone = outcome.gone.map((key) => `${key} (no longer there)`);
          setResult({ kind: "refused", titles: [...new Set([...titles, ...gone])], isUndo });
          return;
        }
        const { publication, paused } = outcome;
        setLast(isUndo ? null : publication);
        if (!isUndo) setPending(NOTHING);
        setResult({ kind: isUndo ? "undone" : "published", publication, paused });
      } catch (error) {
        setResult({ kind: "failed", message: error instanceof Error ? error.message : "" });
      } finally {
        setPublishing(false);
      }
    },
    [client, setLast, setPending],
  );

  return {
    client,
    isLoading: !documents,
    isAway,
    rows,
    pending,
    setPending,
    changes,
    conflicts,
    last,
    result,
    setResult,
    isPublishing,
    publishAll: () => commit(pending, false),
    undoLast: () => (last ? commit(last.inverse, true) : undefined),
  };
}

export type Board = ReturnType<typeof useBoard>;
