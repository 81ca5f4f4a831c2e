import { useMemo } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Board } from "../hooks/use-board.ts";
import { usePages } from "../hooks/use-pages.ts";
import { changesOf, conflictsOf, type Pending } from "../model/pending.ts";
import { ChangeTable } from "./change-table.tsx";
import { List } from "./styles.ts";

type Props = {
  board: Board;
  inverse: Pending;
  at: string;
  onUndo: () => void;
  onClose: () => void;
};

/** What taking the last publication back would do. */
export function UndoDialog({ board, inverse, at, onUndo, onClose }: Props) {
  const { rows, isPublishing, isAway, client } = board;
  const pages = usePages(client, inverse);
  const changes = useMemo(() => changesOf(inverse, rows), [inverse, rows]);
  const changed = conflictsOf(inverse, rows);
  const time = new Date(at).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
  return (
    <ConfirmDialog
      header="Take your last publication back?"
      width={2}
      cancel="Leave it"
      action={{
        text: isPublishing ? "Taking back…" : "Take back",
        tone: "critical",
        disabled: isPublishing || isAway || changed.length > 0,
      }}
      onCancel={onClose}
      onConfirm={onUndo}
    >
      <List>
        <p>Published on {time}. All of it is taken back at once, or none of it.</p>
        {changed.length > 0 && (
          <div className="clash" role="alert">
            It cannot be taken back: {changed.map(({ row }) => row.title).join(", ")} changed since.
          </div>
        )}
        <ChangeTable changes={changes} pages={pages} />
      </List>
    </ConfirmDialog>
  );
}
