import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Board } from "../hooks/use-board.ts";
import { type PagesFound, usePages } from "../hooks/use-pages.ts";
import { ChangeTable } from "./change-table.tsx";
import { Conflicts } from "./conflicts.tsx";
import { countPages } from "./page-links.tsx";
import { List } from "./styles.ts";

type Props = { board: Board; onClose: () => void; onPublish: (pages: string[] | null) => void };

/** The pages that some change will change, each once. */
const allPages = (pages: PagesFound) =>
  typeof pages === "string" ? null : [...new Set([...pages.values()].flat())].sort();

/** Everything that is about to change, before it does. */
export function ReviewDialog({ board, onClose, onPublish }: Props) {
  const { changes, conflicts, isPublishing, isAway, client, pending } = board;
  const pages = usePages(client, pending);
  const paths = allPages(pages);
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const isBlocked =
    conflicts.size > 0 || isPublishing || isAway || changes.length === 0 || pages === "searching";
  return (
    <ConfirmDialog
      header={`Review ${count}`}
      width={2}
      cancel="Back"
      action={{
        text: isPublishing ? "Publishing…" : `Publish ${count}`,
        tone: "positive",
        disabled: isBlocked,
      }}
      onCancel={onClose}
      onConfirm={() => onPublish(paths)}
    >
      <List>
        <Conflicts conflicts={[...conflicts.values()]} setPending={board.setPending} />
        <p>
          All of it is published at once, or none of it.{" "}
          {paths && `It changes ${countPages(paths)}.`}
          {pages === "searching" && "Finding the pages it changes…"}
        </p>
        {isAway && (
          <p role="alert">
            The Content Lake cannot be reached. Your changes are kept; publish when it is back.
          </p>
        )}
        <ChangeTable changes={changes} pages={pages} />
      </List>
    </ConfirmDialog>
  );
}
