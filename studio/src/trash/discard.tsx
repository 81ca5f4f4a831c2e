import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { Stack } from "@sanity/ui";
import { type DocumentActionProps, useCurrentUser, useDocumentOperation } from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { Colleagues, useColleagues } from "../ui/colleagues.tsx";
import { ConfirmDialog, Small } from "../ui/parts.tsx";
import { useAttempt } from "../ui/use-task.ts";
import { KEPT_DAYS, recordOf } from "./trash.ts";

/** Discards a draft after naming who wrote it, and keeps a copy. */
function useDiscard(
  description: Description,
  { id, type, draft }: DocumentActionProps,
): Description {
  const { discardChanges } = useDocumentOperation(id, type);
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const attempt = useAttempt("Nothing was discarded");
  const discard = async () => {
    if (draft) await client.create(recordOf(draft, me, true));
    discardChanges.execute();
  };
  const dialog = useDialog((close) => (
    <DiscardDialog
      id={id}
      onCancel={close}
      onConfirm={() => {
        close();
        void attempt(discard);
      }}
    />
  ));
  return description && { ...description, ...dialog };
}

type Props = { id: string; onCancel: () => void; onConfirm: () => void };

function DiscardDialog({ id, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      header="Discard this draft?"
      action={{ text: "Discard", tone: "critical", testId: "confirm-button" }}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Stack gap={4}>
        <Colleagues {...useColleagues(id)} fate="has written in this draft." />
        <Small>
          All changes that visitors don’t see yet are discarded. “Needs attention”, “Deleted and
          discarded” can restore them for {KEPT_DAYS} days.
        </Small>
      </Stack>
    </ConfirmDialog>
  );
}

/** Makes discarding a draft name who wrote it, and keeps a copy. */
export const trashActions = changingActions({ discardChanges: useDiscard }, (type) =>
  PUBLIC_TYPES.includes(type),
);
