import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { type ComponentType, type ReactElement, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useDocumentOperation,
} from "sanity";
import { useDocumentPane } from "sanity/structure";
import { changingActions } from "../document-actions.ts";
import { isVersion } from "../lake/versions.ts";
import { TITLE, WHERE } from "./inspector.tsx";
import { aliasesWith, moveOf } from "./model/moved.ts";
import { LeavingDialog, MovedDialog } from "./ui/dialogs.tsx";
import { useSections } from "./use-versions.ts";

type Described = ReturnType<DocumentActionComponent>;

/** What an action offers, once it asks first. */
const asking = (
  description: NonNullable<Described>,
  ask: () => void,
  dialog: ReactElement | false | null,
): Described => ({
  ...description,
  onHandle: ask,
  dialog: dialog ? { type: "custom", component: dialog } : description.dialog,
});

/**
 * Deleting or unpublishing that first says what it takes from the site.
 * `useDocumentOperation` is internal: if it goes, send the client’s document actions, and below a patch.
 */
function useLeaving(
  description: Described,
  { id, type, published }: DocumentActionProps,
  action: "Delete" | "Unpublish",
): Described {
  const operation = useDocumentOperation(id, type);
  const [isAsking, setAsking] = useState(false);
  if (!description) return null;
  const confirm = (versions: string[]) => {
    setAsking(false);
    if (action === "Delete") operation.delete.execute(versions);
    else operation.unpublish.execute();
  };
  const dialog = isAsking && (
    <LeavingDialog
      id={id}
      type={type}
      action={action}
      isPublic={Boolean(published)}
      onCancel={() => setAsking(false)}
      onConfirm={confirm}
    />
  );
  return asking({ ...description, dialog: false }, () => setAsking(true), dialog);
}

/** Publishing, now or at a time, that keeps the old address of a page that moves. Any other is as it was. */
function usePublishing(
  description: Described,
  { id, type, draft, published }: DocumentActionProps,
  action: "Publish" | "Schedule",
): Described {
  const { patch } = useDocumentOperation(id, type);
  const [isAsking, setAsking] = useState(false);
  const moves = moveOf(published, draft) !== null;
  const sections = useSections(moves ? { published, draft } : null);
  const move = sections && moveOf(published, draft, sections);
  if (!description || !moves) return description;
  const publish = (redirected: string[]) => {
    setAsking(false);
    if (draft && redirected.length > 0) patch.execute([{ set: aliasesWith(draft, redirected) }]);
    description.onHandle?.();
  };
  const dialog = isAsking && move && (
    <MovedDialog
      move={move}
      action={action}
      onCancel={() => setAsking(false)}
      onPublish={publish}
    />
  );
  return asking(description, () => setAsking(true), dialog);
}

/**
 * Opens the view beside the form: with a draft, it says what publishing changes.
 * `useDocumentPane` is deprecated: if it goes, leave this out, as the inspector has its own button.
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

const CHANGES: Readonly<Record<string, ReturnType<typeof changingActions>>> = {
  publish: changingActions((description, props) => usePublishing(description, props, "Publish")),
  schedule: changingActions((description, props) => usePublishing(description, props, "Schedule")),
  delete: changingActions((description, props) => useLeaving(description, props, "Delete")),
  unpublish: changingActions((description, props) => useLeaving(description, props, "Unpublish")),
};

/** What an editor does with a document that the site shows, with what that does to the site. */
export const whereActions: DocumentActionsResolver = (actions, { schemaType, versionType }) => {
  if (!PUBLIC_TYPES.includes(schemaType)) return actions;
  if (isVersion(versionType)) return [...actions, Show];
  return [...actions.map((one) => CHANGES[one.action ?? ""]?.(one) ?? one), Show];
};
