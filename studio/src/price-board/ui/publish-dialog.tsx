import { formatPrice } from "@currawong/schemas/price";
import { Button, Flex, Stack } from "@sanity/ui";
import { useMemo, useState } from "react";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../../dataset/use-live.ts";
import { ChangedPages, ChangeSheet, Now } from "../../pages/change-sheet.tsx";
import { useFindPages } from "../../pages/find-pages.ts";
import { inWords } from "../../sydney.ts";
import { OutcomeDialog, useWriting } from "../../ui/outcome-dialog.tsx";
import { counted, Small } from "../../ui/parts.tsx";
import { List } from "../../ui/styles.ts";
import {
  type Conflict,
  changesOf,
  conflictsOf,
  keepMine,
  type Pending,
  replacePlan,
  revert,
} from "../model/pending.ts";
import { pagesOfPending, publish } from "../model/publish.ts";
import { type Row, whereOf } from "../model/rows.ts";
import type { Board } from "../use-board.ts";
import { ChangeTable, type Pages } from "./change-table.tsx";

/** The pages that the edits will change. */
function usePages(edits: Pending): Pages {
  const client = usePublishedClient();
  const findPages = useFindPages();
  const { data, error } = useSWR(["price-board/pages", edits], () =>
    pagesOfPending(client, findPages, edits),
  );
  return data ?? (error ? "unknown" : "searching");
}

/** The edits of all rows but these. */
const without = (edits: Pending, keys: ReadonlySet<string>): Pending =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.has(key)));

type Props = {
  board: Board;
  edits: Pending;
  /** ISO time of the publication that the edits undo; undefined if they are new. */
  undoes?: string;
  onUndo: () => void;
  onClose: () => void;
};

/** Shows every change for review before publishing, then the outcome. */
export function PublishDialog({ board, edits: all, undoes, onUndo, onClose }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const edits = useMemo(() => without(all, left), [all, left]);
  const { rows, isAway } = board;
  const client = useRawClient();
  const pages = usePages(edits);
  const changes = useMemo(() => changesOf(edits, rows), [edits, rows]);
  const conflicts = conflictsOf(edits, rows);
  const { result, isWriting, run } = useWriting(() => publish(client, edits));
  // A snapshot of the review: once published, the board already shows the new prices.
  const [reviewed, setReviewed] = useState({ changes, pages });
  if (result) {
    return (
      <OutcomeDialog
        result={result}
        done={undoes ? "Undone" : "Published"}
        onUndo={undoes ? undefined : onUndo}
        onClose={onClose}
      >
        <p>
          {undoes
            ? "These prices are back to what they were before you last published."
            : "Visitors see the new prices now."}
        </p>
        {!undoes && <ChangeTable {...reviewed} />}
      </OutcomeDialog>
    );
  }
  const count = counted(changes.length, "change");
  const isBlocked =
    conflicts.length > 0 || isWriting || isAway || changes.length === 0 || pages === "searching";
  const wrong = isAway ? (
    <Small>
      The Content Lake cannot be reached. Your changes are safe; publish when it is back.
    </Small>
  ) : conflicts.length > 0 && undoes ? (
    <Small>
      It cannot be undone: {conflicts.map(({ row }) => row.title).join(", ")} changed since.
    </Small>
  ) : (
    conflicts.length > 0 && (
      <Stack gap={4}>
        {conflicts.map((conflict) => (
          <ConflictChoice key={conflict.row.key} conflict={conflict} board={board} />
        ))}
      </Stack>
    )
  );
  return (
    <ChangeSheet
      header={undoes ? "Undo your last publication?" : `Review ${count}`}
      width={2}
      cancel="Back"
      action={{
        text: undoes ? "Undo publication" : `Publish ${count}`,
        tone: undoes ? "critical" : "default",
        disabled: isBlocked,
        loading: isWriting,
      }}
      wrong={wrong}
      when={<Now count={changes.length} />}
      where={
        pages === "unknown" ? (
          <Small>The pages it changes couldn’t be found.</Small>
        ) : (
          <ChangedPages
            {...(pages === "searching"
              ? { paths: undefined }
              : { paths: [...new Set([...pages.byRow.values()].flat())], isExact: pages.isExact })}
          />
        )
      }
      onCancel={onClose}
      onConfirm={async () => {
        setReviewed({ changes, pages });
        const outcome = await run();
        if (outcome.kind === "written") {
          board.onPublished(
            outcome.publication,
            undoes ? without(all, new Set(Object.keys(edits))) : null,
          );
        }
      }}
    >
      <List>
        {undoes && <p>Published on {inWords(new Date(undoes))}.</p>}
        <ChangeTable
          changes={changes}
          pages={pages}
          {...(!undoes && {
            onReplacePlan: (row: Row, version: string, isReplaced: boolean) =>
              board.setPending((before) => replacePlan(before, row, version, isReplaced)),
          })}
          {...(undoes && {
            onLeave: (key: string) => setLeft((before) => new Set([...before, key])),
          })}
        />
      </List>
    </ChangeSheet>
  );
}

type ConflictProps = { conflict: Conflict; board: Board };

/** A conflict with another editor’s price: the editor chooses which price to use. */
function ConflictChoice({ conflict: { row, was, theirs, mine }, board }: ConflictProps) {
  return (
    <Stack gap={3} data-conflict={row.key}>
      <Small>
        <strong>{row.title}</strong> ({whereOf(row)}) was {formatPrice(was)} when you changed it.
        Another editor has made it {formatPrice(theirs)} since; yours is {formatPrice(mine)}.
      </Small>
      <Flex gap={2} wrap="wrap">
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
      </Flex>
    </Stack>
  );
}
