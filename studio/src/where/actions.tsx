import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { useToast } from "@sanity/ui/toast";
import type { ComponentType } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useCurrentUser,
  useDocumentOperation,
} from "sanity";
import { useDocumentPane } from "sanity/structure";
import { useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { useFindings } from "../publish/use-findings.ts";
import { recordOf } from "../trash/trash.ts";
import { useAttempt } from "../ui/use-task.ts";
import { TITLE, WHERE } from "./inspector.tsx";
import { leaveSite } from "./model/leave.ts";
import { aliasesWith, moveOf } from "./model/moved.ts";
import { LeavingDialog, type Rest } from "./ui/leaving-dialog.tsx";
import { MovedDialog } from "./ui/moved-dialog.tsx";
import { useSections } from "./use-versions.ts";

const DONE = { Delete: "Deleted", Unpublish: "Taken off the site" } as const;

/** Deleting or unpublishing, with a dialog that shows what it removes from the site. */
function useLeaving(
  description: Description,
  { id, draft, published }: DocumentActionProps,
  action: "Delete" | "Unpublish",
): Description {
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const attempt = useAttempt("Nothing was changed");
  const toast = useToast();
  const confirm = async (rest: Rest) => {
    const latest = action === "Delete" && (draft ?? published);
    const record = latest ? recordOf(latest, me, false) : undefined;
    await leaveSite(client, { id, action, ...rest }, record);
    toast.push({ status: "success", title: DONE[action] });
  };
  const dialog = useDialog((close) => (
    <LeavingDialog
      action={action}
      draft={draft}
      published={published}
      onCancel={close}
      onConfirm={(rest) => attempt(() => confirm(rest)).then(close)}
    />
  ));
  return description && { ...description, ...dialog };
}

/**
 * Publishing or scheduling, with an offer to redirect the old addresses when a page moves.
 * `useDocumentOperation` is internal: if it goes, patch the draft with the client.
 */
function usePublishing(
  description: Description,
  { id, type, draft, published }: DocumentActionProps,
  action: "Publish" | "Schedule",
): Description {
  const { patch } = useDocumentOperation(id, type);
  const { findings } = useFindings(id, type, draft);
  const moves = moveOf(published, draft) !== null;
  const sections = useSections(moves ? { published, draft } : null);
  const move = sections && moveOf(published, draft, sections);
  const publish = (redirected: string[]) => {
    if (draft && redirected.length > 0) patch.execute([{ set: aliasesWith(draft, redirected) }]);
    description?.onHandle?.();
  };
  const { onHandle, dialog } = useDialog(
    (close) =>
      move && (
        <MovedDialog
          move={move}
          action={action}
          onCancel={close}
          onPublish={(redirected) => {
            close();
            publish(redirected);
          }}
        />
      ),
  );
  if (!description || !moves) return description;
  // Where something is wrong, such as the new address, publishing says so first.
  const isWrong = findings.some(({ isError }) => isError);
  return { ...description, ...(!isWrong && { onHandle }), dialog: dialog || description.dialog };
}

/**
 * Opens the inspector, which also shows what publishing a draft changes.
 * `useDocumentPane` is deprecated: if it goes, remove this action: the inspector has its own button.
 */
const Show: DocumentActionComponent = ({ draft, published }) => {
  const { openInspector } = useDocumentPane();
  return {
    label: draft && published ? "What publishing changes" : TITLE,
    icon: EarthGlobeIcon as ComponentType,
    onHandle: () => openInspector(WHERE),
  };
};
Show.displayName = "ShowWhereItAppears";

const withDialogs = changingActions({
  publish: (description, props) => usePublishing(description, props, "Publish"),
  schedule: (description, props) => usePublishing(description, props, "Schedule"),
  delete: (description, props) => useLeaving(description, props, "Delete"),
  unpublish: (description, props) => useLeaving(description, props, "Unpublish"),
});

/** Adds the dialogs and the inspector to the actions of documents that the site shows. */
export const whereActions: DocumentActionsResolver = (actions, context) =>
  PUBLIC_TYPES.includes(context.schemaType) ? [...withDialogs(actions, context), Show] : actions;
