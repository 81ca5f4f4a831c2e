import { useEffect, useMemo } from "react";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { changesOf, leftOf, NOTHING, type Pending, prune } from "./model/pending.ts";
import { type Releases, type Row, readBoard, TYPES } from "./model/rows.ts";

/** A short delay collects the changes of one transaction, which arrive one by one. */
const LIVE = { types: [...TYPES, "system.release"], quietMs: 80 };

const NO_ROWS: readonly Row[] = [];
const NO_RELEASES: Releases = new Map();

/** The state and actions of the board; its components only render them. */
export function useBoard() {
  const { projectId, dataset } = useRawClient().config();
  const { data, isAway } = useLive("price-board", readBoard, LIVE);
  const key = `price-board/3/${projectId}/${dataset}`;
  const [pending, setPending] = useStored<Pending>("tab", key, NOTHING);
  const { rows = NO_ROWS, releases = NO_RELEASES } = data ?? {};
  useEffect(() => {
    if (data) setPending((before) => prune(before, data.rows));
  }, [data, setPending]);
  const changes = useMemo(() => changesOf(pending, rows), [pending, rows]);
  const left = useMemo(() => leftOf(pending, rows, releases), [pending, rows, releases]);
  return { isLoading: !data, isAway, rows, releases, pending, setPending, changes, left };
}

export type Board = ReturnType<typeof useBoard>;
