import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { type DocumentActionProps, useCurrentUser } from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { recordOf } from "../trash/trash.ts";
import { useAttempt } from "../ui/use-task.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";

/**
 * Sanity’s own action, for a page after asking where its addresses lead; Sanity has no redirects.
 * @param prepare what to write before Sanity’s own dialog opens
 */
function useLeaving(
  description: Description,
  { published }: DocumentActionProps,
  prepare: () => Promise<unknown> = async () => {},
): Description {
  const attempt = useAttempt("Nothing was changed");
  const proceed = () => attempt(() => prepare().then(() => description?.onHandle?.()));
  const hasPage = published && addressesOf(addressableOf(published)).pages.length > 0;
  const { onHandle, dialog } = useDialog(
    (close) =>
      published && (
        <LeavingDialog
          published={published}
          onCancel={close}
          onContinue={() => proceed().then(close)}
        />
      ),
  );
  if (!description) return description;
  return {
    ...description,
    onHandle: hasPage ? onHandle : () => void proceed(),
    dialog: dialog || description.dialog,
  };
}

/** Deleting keeps a copy, which “Deleted” restores. Nobody sees it while the document exists. */
function useDelete(description: Description, props: DocumentActionProps): Description {
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const latest = props.draft ?? props.published;
  return useLeaving(description, props, async () => latest && client.create(recordOf(latest, me)));
}

/** Taking a page off the site at once, or with a release, asks where its addresses lead. */
export const leavingActions = changingActions(
  { unpublish: useLeaving, unpublishVersion: useLeaving, delete: useDelete },
  (type) => PUBLIC_TYPES.includes(type),
);
