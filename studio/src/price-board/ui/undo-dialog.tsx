import { Box, Button, Dialog, Flex } from "@sanity/ui";
import { useMemo } from "react";
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
    <Dialog
      id="undo-prices"
      header="Take your last publication back?"
      width={2}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button text="Leave it" mode="bleed" fontSize={1} onClick={onClose} />
          <Button
            text={isPublishing ? "Taking back…" : "Take back"}
            tone="critical"
            fontSize={1}
            disabled={isPublishing || isAway || changed.length > 0}
            onClick={onUndo}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <List>
          <p>Published on {time}. All of it is taken back at once, or none of it.</p>
          {changed.length > 0 && (
            <div className="clash" role="alert">
              It cannot be taken back: {changed.map(({ row }) => row.title).join(", ")} changed
              since.
            </div>
          )}
          <ChangeTable changes={changes} pages={pages} />
        </List>
      </Box>
    </Dialog>
  );
}
