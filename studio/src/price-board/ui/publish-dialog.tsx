import { formatPrice } from "@currawong/schemas/price";
import { Button } from "@sanity/ui";
import { type ReactNode, useMemo, useState } from "react";
import useSWR from "swr";
import { usePublishedClient } from "../../lake/use-live.ts";
import { countPages } from "../../pages/pages.tsx";
import { ConfirmDialog, counted } from "../../ui/parts.tsx";
import {
  type Change,
  type Conflict,
  changesOf,
  conflictsOf,
  keepMine,
  type Pending,
  revert,
} from "../model/pending.ts";
import { pagesOfPending } from "../model/publish.ts";
import { whereOf } from "../model/rows.ts";
import type { Board, Result } from "../use-board.ts";
import { ChangeTable, type Pages } from "./change-table.tsx";
import { List } from "./styles.ts";

/** The pages that some changes will change. */
function usePages(edits: Pending): Pages {
  const client = usePublishedClient();
  const { data, error } = useSWR(["price-board/pages", edits], () => pagesOfPending(client, edits));
  return data ?? (error ? "unknown" : "searching");
}

type Props = {
  board: Board;
  edits: Pending;
  /** When the publication was made that the edits undo; none when they are new. */
  undoes?: string;
  onUndo: () => void;
  onClose: () => void;
};

/** What was published, as it was reviewed, and what came of it. */
type Done = { result: Result; changes: readonly Change[]; pages: Pages };

/** Everything that is about to change, before it does; then what came of it. */
export function PublishDialog({ board, edits, undoes, onUndo, onClose }: Props) {
  const { rows, isPublishing, isAway } = board;
  const [done, setDone] = useState<Done>();
  const pages = usePages(edits);
  const changes = useMemo(() => changesOf(edits, rows), [edits, rows]);
  const conflicts = conflictsOf(edits, rows);
  if (done) return <DoneDialog {...done} isUndo={undoes !== undefined} {...{ onUndo, onClose }} />;

  const count = counted(changes.length, "change");
  const isBlocked =
    conflicts.length > 0 || isPublishing || isAway || changes.length === 0 || pages === "searching";
  const paths = typeof pages === "string" ? [] : [...new Set([...pages.values()].flat())];
  return (
    <ConfirmDialog
      header={undoes ? "Undo your last publication?" : `Review ${count}`}
      width={2}
      cancel="Back"
      action={{
        text: undoes ? "Undo publication" : `Publish ${count}`,
        tone: undoes ? "critical" : "positive",
        disabled: isBlocked,
        loading: isPublishing,
      }}
      onCancel={onClose}
      onConfirm={async () =>
        setDone({ result: await board.commit(edits, undoes !== undefined), changes, pages })
      }
    >
      <List>
        {conflicts.length > 0 && undoes ? (
          <div className="clash" role="alert">
            It cannot be undone: {conflicts.map(({ row }) => row.title).join(", ")} changed since.
          </div>
        ) : (
          conflicts.map((conflict) => (
            <ConflictChoice key={conflict.row.key} conflict={conflict} board={board} />
          ))
        )}
        <p>
          {undoes &&
            `Published on ${new Date(undoes).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" })}. `}
          All of it is published at once, or none of it.{" "}
          {pages === "searching"
            ? "Finding the pages it changes…"
            : paths.length > 0 && `It changes ${countPages(paths).toLowerCase()}.`}
        </p>
        {isAway && (
          <p role="alert">
            The Content Lake cannot be reached. Your changes are safe; publish when it is back.
          </p>
        )}
        <ChangeTable changes={changes} pages={pages} />
      </List>
    </ConfirmDialog>
  );
}

type ConflictProps = { conflict: Conflict; board: Board };

/** A price that another editor changed since, theirs beside mine: the editor says which holds. */
function ConflictChoice({ conflict: { row, was, theirs, mine }, board }: ConflictProps) {
  return (
    <div className="clash" role="alert" data-conflict={row.key}>
      <p>
        <strong>{row.title}</strong> ({whereOf(row)}) was {formatPrice(was)} when you changed it.
        Another editor has made it {formatPrice(theirs)} since; yours is {formatPrice(mine)}.
      </p>
      <Button
        fontSize={1}
        mode="ghost"
        text={`Use theirs: ${formatPrice(theirs)}`}
        onClick={() => board.setPending((before) => revert(before, row))}
      />
      <Button
        fontSize={1}
        mode="ghost"
        text={`Keep mine: ${formatPrice(mine)}`}
        onClick={() => board.setPending((before) => keepMine(before, row))}
      />
    </div>
  );
}

type DoneProps = Done & { isUndo: boolean; onUndo: () => void; onClose: () => void };

/** What came of publishing, or of undoing it. */
function DoneDialog({ result, changes, pages, isUndo, onUndo, onClose }: DoneProps) {
  const header = {
    published: isUndo ? "Undone" : "Published",
    refused: "Nothing was published",
    failed: "Not published",
  }[result.kind];
  const canUndo = result.kind === "published" && !isUndo;
  return (
    <ConfirmDialog
      header={header}
      width={2}
      cancel="Close"
      action={canUndo ? { text: "Undo", tone: "default" } : undefined}
      onCancel={onClose}
      onConfirm={onUndo}
    >
      <List role="status">
        <Outcome result={result} isUndo={isUndo} />
        {result.kind === "published" && !isUndo && <ChangeTable changes={changes} pages={pages} />}
      </List>
    </ConfirmDialog>
  );
}

function Outcome({ result, isUndo }: { result: Result; isUndo: boolean }): ReactNode {
  switch (result.kind) {
    case "published":
      return (
        <>
          <p>
            {isUndo
              ? "The prices are what they were before your last publication."
              : "Visitors see the new prices now."}
          </p>
          {result.paused.length > 0 && (
            <p role="alert">
              {counted(result.paused.length, "scheduled change")} had to be paused to get the new
              prices, and could not be scheduled again. Do that under “Needs attention”,
              “Scheduled”.
            </p>
          )}
        </>
      );
    case "refused":
      return (
        <>
          <p>
            {isUndo
              ? "Nothing was undone, because these have changed since you published:"
              : "Someone else changed these just now. Look at them first, then publish again:"}
          </p>
          <ul>
            {result.titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      );
    case "failed":
      return (
        <p>
          The Content Lake did not respond, or refused. Nothing is lost: your changes are still
          here. Try again in a moment.
          {result.message && <span className="quiet"> ({result.message})</span>}
        </p>
      );
  }
}
