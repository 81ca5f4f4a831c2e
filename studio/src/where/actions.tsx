import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
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
import { keepCopy } from "../trash/trash.ts";
import { useAttempt } from "../ui/use-task.ts";
import { TITLE, WHERE } from "./inspector.tsx";
import { leaveSite } from "./model/leave.ts";
import { aliasesWith, moveOf } from "./model/moved.ts";
import { LeavingDialog, type Rest } from "./ui/leaving-dialog.tsx";
import { MovedDialog } from "./ui/moved-dialog.tsx";
import { useSections } from "./use-versions.ts";

/**
 * Deleting or unpublishing, with a dialog that shows what it removes from the site.
 * `useDocumentOperation` is internal: if it goes, use the client’s document actions, and below a patch.
 */
function useLeaving(
  description: Description,
  { id, type, draft, published }: DocumentActionProps,
  action: "Delete" | "Unpublish",
): Description {
  const operation = useDocumentOperation(id, type);
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const attempt = useAttempt("Nothing was changed");
  const confirm = async ({ listedIn, redirectTo, versions }: Rest) => {
    const latest = draft ?? published;
    if (action === "Delete" && latest) await keepCopy(client, latest, me, false);
    if (listedIn.length > 0 || redirectTo) {
      await leaveSite(client, { id, action, listedIn, redirectTo });
    } else if (action === "Delete") operation.delete.execute(versions);
    else operation.unpublish.execute();
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

/** Publishing or scheduling, with an offer to redirect the old addresses when a page moves. */
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
