import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useDocumentPairPermissions,
  useSyncState,
  useValidationStatus,
} from "sanity";
import { changingActions } from "../document-actions.ts";
import { draftId, isVersion } from "../lake/versions.ts";
import { useColleagueTyping } from "./use-colleague-typing.ts";

/** How long nothing may change: the form’s rules look at what was saved a moment later. */
const SETTLE_MS = 300;
/** How long errors must stand: whether a picture that was just uploaded exists is known a moment later. */
const REFUSE_MS = 3_000;
/** How long a press waits before it says why nothing was published. */
const PATIENCE_MS = 60_000;

type Description = ReturnType<DocumentActionComponent>;

/**
 * Publishing that is carried out once the form has settled and no colleague is typing, or says why not.
 * Sanity’s own button is disabled by errors of the version before, for a moment after they were corrected,
 * and a press that meets that moment is lost: this one is never disabled for whoever may publish a draft.
 *
 * `useValidationStatus`, `useSyncState` and `useDocumentPairPermissions` are internal. If they go, leave this
 * module out of the configuration: Sanity’s own button publishes, without waiting.
 */
function useSettledPublish(description: Description, props: DocumentActionProps): Description {
  const { id, type, draft } = props;
  const toast = useToast();
  const { isValidating, revision } = useValidationStatus(draftId(id), type, true);
  const { isSyncing } = useSyncState(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
  const isColleagueTyping = useColleagueTyping(id, type);
  const [isPressed, setPressed] = useState(false);
  const isSettled = !isSyncing && !isValidating && revision === draft?._rev && !isColleagueTyping;
  const settledRevision = isSettled ? revision : undefined;
  const isRefused = Boolean(description?.disabled);
  const waitsFor = isColleagueTyping
    ? "A colleague is typing here"
    : "The form is still being saved";

  const latest = useRef({ description, waitsFor });
  useEffect(() => {
    latest.current = { description, waitsFor };
  });
  useEffect(() => {
    if (!isPressed || !settledRevision) return;
    const timer = setTimeout(
      () => {
        setPressed(false);
        const now = latest.current.description;
        if (now && !now.disabled) now.onHandle?.();
        else toast.push({ status: "error", title: "Not published", description: now?.title });
      },
      isRefused ? REFUSE_MS : SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [isPressed, settledRevision, isRefused, toast]);
  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(() => {
      setPressed(false);
      const why = `${latest.current.waitsFor}. Publish again in a moment.`;
      toast.push({ status: "warning", title: "Not published", description: why });
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPressed, toast]);

  useEffect(() => {
    // It was published or discarded while the press waited.
    if (!draft) setPressed(false);
  }, [draft]);

  if (!description || !draft || permission?.granted === false) return description;
  if (isPressed) {
    const label = isColleagueTyping ? "Waiting: a colleague is typing…" : "Publishing…";
    return { ...description, label, title: `${waitsFor}.`, disabled: true };
  }
  return { ...description, disabled: false, onHandle: () => setPressed(true) };
}

const settle = changingActions(useSettledPublish);

/** Publishing a draft waits until the form has settled. */
export const publishActions: DocumentActionsResolver = (actions, { versionType }) =>
  isVersion(versionType)
    ? actions
    : actions.map((action) => (action.action === "publish" ? settle(action) : action));
